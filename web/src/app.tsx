/** The routes: each page is a chunk of its own that brings its catalog of texts. */

import type { ComponentType } from "preact";
import { useState } from "preact/hooks";
import { ErrorBoundary, LocationProvider, lazy, Route, Router } from "preact-iso";
import Home from "../pages/home";
import { Frame } from "./frame";
import { type Catalog, loadTexts, t } from "./i18n";
import { Failure } from "./ui";

type Page<P> = { default: ComponentType<P> };

/** A page that is fetched when it is first shown, together with the catalogs of its texts. */
function page<P>(load: () => Promise<Page<P>>, ...catalogs: Catalog[]) {
  return lazy(async () => {
    const [module] = await Promise.all([load(), loadTexts(...catalogs)]);
    return module;
  });
}

const Game = page(() => import("../pages/game"), "game");
const Learn = page(() => import("../pages/learn"), "course", "game");
const Review = page(() => import("../pages/review"), "record");
const Settings = page(() => import("../pages/settings"));
const Join = page(() => import("../pages/join"));
const Missing = page(() => import("../pages/missing"));

function Pages() {
  const [failed, setFailed] = useState(false);
  if (failed) {
    return <Failure text={{ key: "error-page" }} onRetry={() => location.reload()} />;
  }
  return (
    <ErrorBoundary onError={() => setFailed(true)}>
      <Router onRouteChange={arrive} onLoadEnd={nameThePage}>
        <Route path="/" component={Home} />
        <Route path="/game/:id" component={Game} />
        <Route path="/j/:token" component={Join} />
        <Route path="/learn" component={Learn} />
        <Route path="/learn/:step" component={Learn} />
        <Route path="/review" component={Review} />
        <Route path="/settings" component={Settings} />
        <Route default component={Missing} />
      </Router>
    </ErrorBoundary>
  );
}

const TITLES: [RegExp, string][] = [
  [/^\/(game|j)\//u, "nav-play"],
  [/^\/learn/u, "nav-learn"],
  [/^\/review/u, "nav-review"],
  [/^\/settings/u, "nav-settings"],
];

/** A page without a title of its own is called after its place. */
function nameThePage() {
  const key = TITLES.find(([path]) => path.test(location.pathname))?.[1];
  document.title = key ? `${t(key)} · Tengen` : "Tengen";
}

/** On a new page the focus begins at the top, for those who listen or use the keyboard. */
function arrive() {
  nameThePage();
  document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
}

export function App() {
  return (
    <LocationProvider>
      <Frame>
        <Pages />
      </Frame>
    </LocationProvider>
  );
}
