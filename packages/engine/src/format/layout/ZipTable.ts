/** A bounding box, in degrees. */
export interface Box {
  readonly south: number
  readonly north: number
  readonly west: number
  readonly east: number
}

/**
 * A ZIP Code in a universe: the bounding box of its records (except strays), and the location of its rows and their
 * data.
 */
export interface ZipRows extends Box {
  readonly zip: number
  /** The ZIP Code's first vector in every slice, and its number of vectors. */
  readonly vector: number
  readonly vectors: number
  /** The ZIP Code's first row among all rows, and its number of rows. */
  readonly row: number
  readonly rows: number
  /** The number of records with an unknown location. */
  readonly unplaced: number
  /** The number of records without a ZIP+4 or carrier route, or in one with an unknown location. */
  readonly zip4Unplaced: number
  readonly routeUnplaced: number
  /** The ZIP Code's first stray among all strays, and its number of strays. */
  readonly stray: number
  readonly strays: number
  /** The ZIP Code's first carrier route run and first ZIP+4 run, and its number of each. */
  readonly routeRun: number
  readonly routeRuns: number
  readonly zip4Run: number
  readonly zip4Runs: number
}

const FIELDS = [
  "zip",
  "vector",
  "vectors",
  "row",
  "rows",
  "unplaced",
  "zip4Unplaced",
  "routeUnplaced",
  "stray",
  "strays",
  "routeRun",
  "routeRuns",
  "zip4Run",
  "zip4Runs",
  "south",
  "north",
  "west",
  "east",
] as const satisfies ReadonlyArray<keyof ZipRows>

/** Writes the table in its file format: each ZIP Code's fields as 64-bit floating-point numbers, little-endian. */
export const writeZipTable = (zips: ReadonlyArray<ZipRows>): Uint8Array => {
  const numbers = Float64Array.from(zips.flatMap((zip) => FIELDS.map((field) => Number(zip[field]))))
  return new Uint8Array(numbers.buffer)
}

export const readZipTable = (bytes: Uint8Array): ReadonlyArray<ZipRows> => {
  const numbers = new Float64Array(bytes.slice().buffer)
  return Array.from({ length: numbers.length / FIELDS.length }, (_, at) => {
    const field = (index: number): number => numbers[at * FIELDS.length + index] ?? 0
    return {
      zip: field(0),
      vector: field(1),
      vectors: field(2),
      row: field(3),
      rows: field(4),
      unplaced: field(5),
      zip4Unplaced: field(6),
      routeUnplaced: field(7),
      stray: field(8),
      strays: field(9),
      routeRun: field(10),
      routeRuns: field(11),
      zip4Run: field(12),
      zip4Runs: field(13),
      south: field(14),
      north: field(15),
      west: field(16),
      east: field(17),
    }
  })
}
