/** The controls of every page. */

export { Banner } from "./banner";
export { Button, type ButtonProps } from "./button";
export { type Choice, levelWords, RankSlider, Segmented, Select, Switch, Tabs } from "./choice";
export { Dialog, Question } from "./dialog";
export { Empty, Failure } from "./empty";
export { Field, FieldError } from "./field";
export { Icon, type IconName, Mark } from "./icon";
export { Ledger, type LedgerRow } from "./ledger";
export { Stone } from "./stone";
export { Toasts, toast } from "./toast";
