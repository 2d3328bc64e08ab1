/** Game records from outside: chosen, dropped or pasted. The server reads them; the review page shows them. */

import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { api, errorText, type Records, type Text } from "./api";

/** The largest file that the server reads. */
const MAX_BYTES = 4 << 20;

export interface OpenedFile {
  name: string;
  /** The bytes as they came, to be saved again unchanged. */
  bytes: ArrayBuffer;
  result: Records;
}

/** The file shown on the review page, kept while the page lives. */
export const openedFile = signal<OpenedFile | null>(null);

/** Why the last file could not be opened. */
export const openingFailed = signal<Text | null>(null);

/** Reads a record and keeps it for the review page. Resolves to whether it could be read. */
export async function openBytes(name: string, bytes: ArrayBuffer): Promise<boolean> {
  openingFailed.value = null;
  if (bytes.byteLength > MAX_BYTES) {
    openingFailed.value = { key: "open-too-large", args: { mib: MAX_BYTES >> 20 } };
    return false;
  }
  try {
    const result = await api.openRecords(bytes);
    if (result.records.length === 0) {
      openingFailed.value = { key: "open-no-record" };
      return false;
    }
    openedFile.value = { name, bytes, result };
    return true;
  } catch (error) {
    openingFailed.value = errorText(error);
    return false;
  }
}

export async function openFile(file: File): Promise<boolean> {
  return openBytes(file.name, await file.arrayBuffer());
}

/** Whether pasted text looks like a game record. */
export function looksLikeRecord(text: string): boolean {
  return /^\s*(\(\s*;|\\HS|\[|\/|\d)/u.test(text) && /;[^;]*\[|\\HS|STO|lizban/su.test(text);
}

function isForField(event: Event): boolean {
  return event.target instanceof HTMLElement && event.target.closest("input, textarea, dialog") !== null;
}

/** Opens records that are dropped on or pasted into any page; true while a file hovers over it. */
export function useDroppedRecords(): boolean {
  const [over, setOver] = useState(false);
  const { route } = useLocation();
  useEffect(() => {
    const review = () => route("/review");
    const hover = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const drop = (event: DragEvent) => {
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      void openFile(file).then(review);
    };
    const paste = (event: ClipboardEvent) => {
      const file = event.clipboardData?.files[0];
      const text = event.clipboardData?.getData("text/plain") ?? "";
      if (isForField(event) || (!file && !looksLikeRecord(text))) return;
      event.preventDefault();
      const opened = file ? openFile(file) : openBytes("", new TextEncoder().encode(text).buffer);
      void opened.then(review);
    };
    const stop = new AbortController();
    const options = { signal: stop.signal };
    addEventListener("dragover", hover, options);
    addEventListener("dragleave", leave, options);
    addEventListener("drop", drop, options);
    addEventListener("paste", paste, options);
    return () => stop.abort();
  }, [route]);
  return over;
}
