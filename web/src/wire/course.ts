// Generated from crates/server/src/course/wire.rs: TENGEN_UPDATE=1 cargo test -p tengen-server course

import type { ByColor, Color, Text } from "./index";

/**
 * `GET /api/course`: what there is to learn, in order.
 */
export type CourseOutline = { 
/**
 * The chapters.
 */
chapters: Array<CourseChapter>, 
/**
 * The steps of all chapters.
 */
steps: Array<CourseStep>, };

/**
 * A chapter.
 */
export type CourseChapter = { 
/**
 * Its name in texts: `course-chapter-KEY`.
 */
key: string, 
/**
 * The keys of its steps.
 */
steps: Array<string>, };

/**
 * A step in the outline.
 */
export type CourseStep = { 
/**
 * Its name in addresses and texts: `course-KEY-title`.
 */
key: string, 
/**
 * The key of its chapter.
 */
chapter: string, 
/**
 * Columns of its board.
 */
cols: number, 
/**
 * Rows of its board.
 */
rows: number, 
/**
 * The stones it starts from, `.XO` from the top row.
 */
stones: string, };

/**
 * `POST /api/course/{step}`: what the learner has done so far.
 */
export type CourseRequest = { 
/**
 * The learner's moves, marked stones or `"pass"`, in order; replies are not among them.
 */
moves: Array<string>, 
/**
 * The number chosen, where the step asks for one.
 */
answer?: number, };

/**
 * A step after what the learner did.
 */
export type CourseView = { 
/**
 * The key of the step.
 */
step: string, 
/**
 * Columns of the board.
 */
cols: number, 
/**
 * Rows of the board.
 */
rows: number, 
/**
 * The stones now, `.XO` from the top row.
 */
stones: string, 
/**
 * The last move.
 */
last: string | null, 
/**
 * The point that ko closes.
 */
ko: string | null, 
/**
 * Who moves next.
 */
to_move: Color, 
/**
 * The stones that each color has taken.
 */
captures: ByColor<number>, 
/**
 * Empty points that the rules close to the side to move, with the reason.
 */
illegal: Array<CourseIllegal>, 
/**
 * What the learner does next.
 */
input: CourseInput, 
/**
 * The numbers to choose from.
 */
choices: Array<number>, 
/**
 * What is thought of it.
 */
verdict: CourseVerdict, 
/**
 * The boards on the way: the start, and one after every move and reply.
 */
frames: Array<CourseFrame>, 
/**
 * What is said about the last move.
 */
text: Text | null, 
/**
 * The sentence that sums the step up, once it is done.
 */
sum: Text | null, 
/**
 * What the chapter has taught, once its last step is done.
 */
chapter: Text | null, 
/**
 * Three hints, each plainer than the one before; none when nothing is asked.
 */
hints: Array<CourseHint>, 
/**
 * What is drawn on the board.
 */
marks: Array<CourseMark>, };

/**
 * How the learner answers.
 */
export type CourseInput = "play" | "play_or_pass" | "mark" | "answer" | "nothing";

/**
 * What is thought of the learner's last move.
 */
export type CourseVerdict = "asked" | "right" | "also_right" | "not_yet";

/**
 * A point that is closed, and why.
 */
export type CourseIllegal = { 
/**
 * The point.
 */
point: string, 
/**
 * Why.
 */
reason: Text, 
/**
 * The stones that the reason speaks of.
 */
chain: Array<string>, };

/**
 * A board on the way.
 */
export type CourseFrame = { 
/**
 * The stones.
 */
stones: string, 
/**
 * The move that led here, or `None` at the start.
 */
last: string | null, 
/**
 * Who made it.
 */
color: Color | null, 
/**
 * The stones that it took.
 */
captured: number, };

/**
 * One stage of the help.
 */
export type CourseHint = { 
/**
 * What it says.
 */
text: Text, 
/**
 * What it draws.
 */
marks: Array<CourseMark>, };

/**
 * Something drawn on a point.
 */
export type CourseMark = { 
/**
 * The point.
 */
point: string, 
/**
 * What.
 */
shape: CourseShape, 
/**
 * What is written there, for a label.
 */
label?: string, };

/**
 * What is drawn.
 */
export type CourseShape = "triangle" | "circle" | "square" | "cross" | "territory_black" | "territory_white" | "neutral" | "label";
