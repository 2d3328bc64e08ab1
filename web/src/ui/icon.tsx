/** Line icons, drawn for a field of 24 units. */

const PATHS = {
  play: "M12 4.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15ZM12 2v5M12 17v5M2 12h5M17 12h5",
  learn: "M12 6.5C10 4.8 7 4.5 3 4.5v14c4 0 7 .3 9 2 2-1.7 5-2 9-2v-14c-4 0-7 .3-9 2Zm0 0v14",
  review: "M3.5 3.5v17h17M7 15l4-4.5 3 2.5 6-7",
  settings:
    "M3 8h11M18 8h3M3 16h4M11 16h10M16 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM9 14a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z",
  screen: "M4 5h16v11H4ZM9 20h6M12 16v4",
  link: "M10 14a4 4 0 0 0 5.7 0l3.5-3.5a4 4 0 0 0-5.7-5.7L12.3 6M14 10a4 4 0 0 0-5.7 0L4.8 13.5a4 4 0 0 0 5.7 5.7L11.7 18",
  file: "M6 3h8l5 5v13H6ZM14 3v5h5",
  network: "M5 9.5a10 10 0 0 1 14 0M8 13a6 6 0 0 1 8 0M12 17.5v.01",
  check: "M5 12.5l4.5 4.5L19 7.5",
  close: "M6 6l12 12M18 6L6 18",
  back: "M15 5l-7 7 7 7",
  forward: "M9 5l7 7-7 7",
  first: "M18 5l-8 7 8 7M6 5v14",
  last: "M6 5l8 7-8 7M18 5v14",
  back10: "M12 5l-7 7 7 7M19 5l-7 7 7 7",
  forward10: "M12 5l7 7-7 7M5 5l7 7-7 7",
  down: "M6 9l6 6 6-6",
  copy: "M9 9h11v11H9ZM5 15H4V4h11v1",
  save: "M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14",
  share: "M12 15V4M7.5 8L12 3.5 16.5 8M6 12v8h12v-8",
  more: "M6 12v.01M12 12v.01M18 12v.01",
  alert: "M12 4l9 16H3ZM12 10v4M12 17v.01",
  info: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 11v5M12 8v.01",
  undo: "M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-3",
  pass: "M5 12h14M13 6l6 6-6 6",
  flag: "M6 21V4h11l-2 4 2 4H6",
  retry: "M20 11a8 8 0 0 0-14-4.5L4 9M4 4v5h5M4 13a8 8 0 0 0 14 4.5l2-2.5M20 20v-5h-5",
  sound: "M4 10v4h4l5 4V6L8 10ZM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11",
  hurry: "M5 5l7 7-7 7ZM13 5l7 7-7 7Z",
  pause: "M8 5v14M16 5v14",
  bulb: "M9.5 18h5M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.3 1 2.1h5c0-.8.4-1.6 1-2.1A6 6 0 0 0 12 3Z",
  dice: "M4 4h16v16H4ZM8.5 8.5v.01M15.5 15.5v.01M12 12v.01",
} as const;

export type IconName = keyof typeof PATHS;

/** Icons that point along the page mirror in right-to-left pages; `flip` says so. */
export function Icon(props: { name: IconName; size?: number; flip?: boolean }) {
  const size = props.size ?? 18;
  return (
    <svg
      class={props.flip ? "icon flip" : "icon"}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path d={PATHS[props.name]} />
    </svg>
  );
}

/** The mark of the program: a stone on a crossing, with the tengen point. */
export function Mark(props: { size: number }) {
  return (
    <svg class="mark" viewBox="0 0 36 36" width={props.size} height={props.size} aria-hidden="true">
      <path d="M18 0v36M0 18h36" />
      <circle class="mark-stone" cx="18" cy="18" r="10" />
      <circle class="mark-point" cx="18" cy="18" r="2.7" />
    </svg>
  );
}
