import { toDegrees, toStoredDegrees, UNKNOWN_COORDINATE } from "../../format/layout/points.ts"
import type { Box, ZipRows } from "../../format/layout/ZipTable.ts"
import { emptyMask } from "./masks.ts"
import type { BoxOverlap, LocalShape, Shape } from "./Shape.ts"

/** The maximum number of cells on each side of a ZIP Code's box; a sufficiently large box has at least half as many. */
const CELLS = 16
/** The number of rows below which each row is tested directly. */
const FEW = 256

/** A cell's mark: bit 0 means that the entire cell is in the shape, bit 1 that each point has to be tested. */
const marks = { none: 0, all: 1, some: 2 } satisfies Record<BoxOverlap, number>

/**
 * One side of a box, divided into cells: its first number, its length, and the number of offset bits below the cell
 * number.
 */
interface Side {
  readonly start: number
  readonly length: number
  readonly shift: number
}

const sideOf = (from: number, to: number): Side => {
  const [start, length] = [toStoredDegrees(from), toStoredDegrees(to) - toStoredDegrees(from)]
  // At least one bit, so that a shifted offset is never negative.
  let shift = 1
  while (length >>> shift >= CELLS) shift++
  return { start, length, shift }
}

/**
 * Marks how much of each cell in a ZIP Code's box a shape covers, row by row from the south. Subdivides only quarters
 * that the shape partly covers.
 */
const cellsOf = (across: Side, up: Side, shape: LocalShape): Uint8Array => {
  const cells = new Uint8Array(CELLS * CELLS)
  const first = ({ shift, start }: Side, cell: number): number => toDegrees(start + cell * 2 ** shift)
  const last = ({ length, shift, start }: Side, cell: number): number =>
    toDegrees(start + Math.min(cell * 2 ** shift - 1, length))
  const look = (column: number, row: number, size: number): void => {
    if (column * 2 ** across.shift > across.length || row * 2 ** up.shift > up.length) return
    const held = shape.holdsBox({
      west: first(across, column),
      east: last(across, column + size),
      south: first(up, row),
      north: last(up, row + size),
    })
    if (held !== "some" || size === 1) {
      for (let at = row; at < row + size; at++)
        cells.fill(marks[held], at * CELLS + column, at * CELLS + column + size)
      return
    }
    const half = size / 2
    for (const right of [0, half]) for (const above of [0, half]) look(column + right, row + above, half)
  }
  look(0, 0, CELLS)
  return cells
}

/** Tests each row individually. */
const eachWithin = (points: Int32Array, words: Int32Array, near: LocalShape): void => {
  for (let word = 0; word < words.length; word++) {
    let held = 0
    for (let bit = 0; bit < 32; bit++) {
      const at = 2 * (word * 32 + bit)
      const x = points[at] ?? UNKNOWN_COORDINATE
      if (
        x !== UNKNOWN_COORDINATE &&
        near.holds(toDegrees(x), toDegrees(points[at + 1] ?? UNKNOWN_COORDINATE))
      )
        held |= 1 << bit
    }
    words[word] = held
  }
}

/** Tests cells, and individual rows only in cells that the shape cuts through. */
const cellsWithin = (points: Int32Array, words: Int32Array, box: Box, near: LocalShape): void => {
  const [across, up] = [sideOf(box.west, box.east), sideOf(box.south, box.north)]
  const [west, south, toColumn, toRow] = [across.start, up.start, across.shift, up.shift]
  const cells = cellsOf(across, up, near)
  for (let word = 0; word < words.length; word++) {
    let [all, some] = [0, 0]
    // Without a branch: neighbors in the file lie on either side of a line as it happens.
    for (let bit = 0; bit < 32; bit++) {
      const at = 2 * (word * 32 + bit)
      const x = points[at] ?? UNKNOWN_COORDINATE
      const column = (x - west) >>> toColumn
      const row = ((points[at + 1] ?? UNKNOWN_COORDINATE) - south) >>> toRow
      const mark =
        x === UNKNOWN_COORDINATE || (column | row) >= CELLS ? marks.none : (cells[row * CELLS + column] ?? 0)
      all |= (mark & 1) << bit
      some |= (mark >>> 1) << bit
    }
    for (let rest = some; rest !== 0; rest &= rest - 1) {
      const bit = 31 - Math.clz32(rest & -rest)
      const at = 2 * (word * 32 + bit)
      if (
        near.holds(
          toDegrees(points[at] ?? UNKNOWN_COORDINATE),
          toDegrees(points[at + 1] ?? UNKNOWN_COORDINATE),
        )
      )
        all |= 1 << bit
    }
    words[word] = all
  }
}

/**
 * Returns the rows in a ZIP Code that are in a shape; `points` are the locations of its positions. A row without a
 * location isn't in any shape. Outliers are ignored, because they're outside the box.
 */
export const rowsWithinShape = (points: Int32Array, rows: ZipRows, shape: Shape): Uint8Array => {
  const mask = emptyMask(rows)
  const words = new Int32Array(mask.buffer)
  const near = shape.within(rows)
  if (rows.rows < FEW) eachWithin(points, words, near)
  else cellsWithin(points, words, rows, near)
  return mask
}
