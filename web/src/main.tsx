import { render } from "preact";
import { addSymbols } from "../board/symbols";
import { App } from "./app";
import { startTexts } from "./i18n";
import { applyAppearance } from "./settings";
import "./tokens.css";
import "./base.css";
import "./ui/ui.css";

applyAppearance(document.documentElement);
addSymbols();

const root = document.getElementById("app");
if (root) void startTexts(document.documentElement).then(() => render(<App />, root));
