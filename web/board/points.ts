/** Points of a board: `"Q16"` as people write them, and the place of a point in a string of stones. */

/** Columns and rows of a board, 1 to 52 each. */
export interface Size {
  readonly cols: number;
  readonly rows: number;
}

/** A place on the board: column from the left and row from the top, both from 0. */
export interface Place {
  readonly col: number;
  readonly row: number;
}

const LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

/** The letters of a column counted from 0: A … Z without I, then AA, AB … */
export function columnName(col: number): string {
  const letter = LETTERS[col % LETTERS.length] ?? "";
  return col < LETTERS.length ? letter : (LETTERS[Math.floor(col / LETTERS.length) - 1] ?? "") + letter;
}

/** The number of a row counted from the top: row 1 is the lowest. */
export function rowNumber(row: number, size: Size): number {
  return size.rows - row;
}

/** The name of a place, such as `"Q16"`. */
export function pointName(place: Place, size: Size): string {
  return columnName(place.col) + rowNumber(place.row, size);
}

function columnIndex(letters: string): number {
  return [...letters].reduce((sum, letter) => (sum + 1) * LETTERS.length + LETTERS.indexOf(letter), -1);
}

/** Reads `"Q16"` or `"q16"`; null when this is no point of the board. */
export function parsePoint(text: string, size: Size): Place | null {
  const parts = /^([A-HJ-Z]{1,2})([1-9]\d?)$/.exec(text.toUpperCase());
  if (!parts?.[1] || !parts[2]) return null;
  const place = { col: columnIndex(parts[1]), row: size.rows - Number(parts[2]) };
  return isOnBoard(place, size) ? place : null;
}

/** Whether a place lies on the board. */
export function isOnBoard({ col, row }: Place, { cols, rows }: Size): boolean {
  return col >= 0 && row >= 0 && col < cols && row < rows;
}

/** Where a place stands in a string of stones, which is written row by row from the top. */
export function placeIndex({ col, row }: Place, { cols }: Size): number {
  return row * cols + col;
}

/** The place at an index of a string of stones. */
export function placeAt(index: number, { cols }: Size): Place {
  return { col: index % cols, row: Math.floor(index / cols) };
}

/** Whether two places are the same; two nulls are. */
export function samePlace(a: Place | null, b: Place | null): boolean {
  return a === b || (a !== null && b !== null && a.col === b.col && a.row === b.row);
}

/** The star lines of one side: the third line on small boards, the fourth from 13 on, and the middle where there is one. */
export function starLines(length: number): readonly number[] {
  if (length < 7) return length % 2 === 1 && length > 3 ? [(length - 1) / 2] : [];
  const edge = length < 13 ? 2 : 3;
  const ends = [edge, length - 1 - edge];
  const middle = (length - 1) / 2;
  return length % 2 === 1 ? [edge, middle, ends[1] ?? middle] : ends;
}

/** The points marked with a dot. Boards under 15 have no dots in the middle of their sides. */
export function starPoints({ cols, rows }: Size): readonly Place[] {
  const across = starLines(cols);
  const down = starLines(rows);
  const all = down.flatMap((row) => across.map((col) => ({ col, row })));
  return all.filter(({ col, row }) => {
    const middles = Number(isMiddle(col, cols)) + Number(isMiddle(row, rows));
    return middles !== 1 || (cols >= 15 && rows >= 15);
  });
}

function isMiddle(line: number, length: number): boolean {
  return line * 2 === length - 1;
}
