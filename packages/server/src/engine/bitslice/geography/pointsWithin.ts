import { latitudeOf, longitudeOf, NOWHERE } from "../../../universe/layout/points.ts"
import type { ZipRows } from "../../../universe/layout/ZipTable.ts"
import { emptyMask } from "./masks.ts"
import type { Held, NearShape, Shape } from "./Shape.ts"

/** Cells of a ZIP Code's box each way. */
const CELLS = 8
/** Bits of a number of steps below the three that tell its cell. */
const SHIFT = 13
const LAST_STEP = NOWHERE - 1

/** Bit 0 of a cell's mark: everything in it is in the shape; bit 1: each point is to be asked about. */
const marks = { none: 0, all: 1, some: 2 } satisfies Record<Held, number>
/** Both numbers of steps of a place that nobody knows. */
const UNKNOWN = -1

/** What a shape has of each cell of a ZIP Code's box, row by row from the south: quarters are only looked at where it has some. */
const cellsOf = (rows: ZipRows, shape: NearShape): Uint8Array => {
  const cells = new Uint8Array(CELLS * CELLS)
  const look = (column: number, row: number, size: number): void => {
    const last = (cell: number): number => Math.min(((cell + size) << SHIFT) - 1, LAST_STEP)
    const held = shape.holdsBox({
      west: longitudeOf(rows, column << SHIFT),
      east: longitudeOf(rows, last(column)),
      south: latitudeOf(rows, row << SHIFT),
      north: latitudeOf(rows, last(row)),
    })
    if (held !== "some" || size === 1) {
      for (let at = row; at < row + size; at++)
        cells.fill(marks[held], at * CELLS + column, at * CELLS + column + size)
      return
    }
    const half = size / 2
    for (const right of [0, half]) for (const up of [0, half]) look(column + right, row + up, half)
  }
  look(0, 0, CELLS)
  return cells
}

/** The rows of a ZIP Code that lie in a shape; `points` are the steps of its positions. Nobody's place lies in none. */
export const pointsWithin = (points: Uint16Array, rows: ZipRows, shape: Shape): Uint8Array => {
  const mask = emptyMask(rows)
  const words = new Int32Array(mask.buffer)
  // Steps north above steps east.
  const places = new Int32Array(points.buffer, points.byteOffset, points.length / 2)
  const near = shape.within(rows)
  const cells = cellsOf(rows, near)
  for (let word = 0; word < words.length; word++) {
    let [all, some] = [0, 0]
    // Without a branch: neighbours in the file lie on either side of a line as it happens.
    for (let bit = 0; bit < 32; bit++) {
      const place = places[word * 32 + bit] ?? UNKNOWN
      const cell = (place >>> 29) * CELLS + ((place >>> SHIFT) & (CELLS - 1))
      const mark = place === UNKNOWN ? marks.none : (cells[cell] ?? 0)
      all |= (mark & 1) << bit
      some |= (mark >>> 1) << bit
    }
    for (let rest = some; rest !== 0; rest &= rest - 1) {
      const bit = 31 - Math.clz32(rest & -rest)
      const place = places[word * 32 + bit] ?? UNKNOWN
      if (near.holds(longitudeOf(rows, place & 0xffff), latitudeOf(rows, place >>> 16))) all |= 1 << bit
    }
    words[word] = all
  }
  return mask
}
