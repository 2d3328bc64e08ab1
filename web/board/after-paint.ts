/** Pages without frames, such as hidden ones, go on after so many milliseconds. */
const LATEST = 250;

/** Calls `then` once, in a task of its own, when the frame with what was just changed is handed on. */
export function afterPaint(then: () => void): void {
  let isDone = false;
  const done = () => {
    if (isDone) return;
    isDone = true;
    then();
  };
  requestAnimationFrame(() => setTimeout(done));
  setTimeout(done, LATEST);
}
