/** What the course asks of the server, and what of it is done in this browser. */

import { signal } from "@preact/signals";
import { ApiError } from "../../src/api";
import { keep, kept } from "../../src/storage";
import type { CourseOutline, CourseRequest, CourseView } from "../../src/wire/course";

const PROGRESS = "course";

function keptSteps(): readonly string[] {
  const value = kept(PROGRESS);
  return Array.isArray(value) ? value.filter((key) => typeof key === "string") : [];
}

/** The keys of the steps that are done. */
export const done = signal<readonly string[]>(keptSteps());

export function markDone(step: string): void {
  if (done.value.includes(step)) return;
  done.value = [...done.value, step];
  keep(PROGRESS, done.value);
}

export function forgetAll(): void {
  done.value = [];
  keep(PROGRESS, undefined);
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const init = body === undefined ? {} : post(body);
  const response = await fetch(path, init).catch(() => {
    throw new ApiError(0, { key: "error-offline" });
  });
  if (!response.ok) {
    const answer = await response.json().catch(() => null);
    throw new ApiError(response.status, answer?.error ?? { key: "error-unexpected" });
  }
  return (await response.json()) as T;
}

const post = (body: unknown) => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

let known: Promise<CourseOutline> | null = null;

/** The chapters and steps; asked for once. */
export function outline(): Promise<CourseOutline> {
  known ??= ask<CourseOutline>("/api/course").catch((error) => {
    known = null;
    throw error;
  });
  return known;
}

/** A step after what the learner did. */
export function look(step: string, request: CourseRequest): Promise<CourseView> {
  return ask<CourseView>(`/api/course/${encodeURIComponent(step)}`, request);
}

/** The first step that is not done, if there is one. */
export function nextStep(course: CourseOutline): string | undefined {
  return course.steps.find((step) => !done.value.includes(step.key))?.key;
}
