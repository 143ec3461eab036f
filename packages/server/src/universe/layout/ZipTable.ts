/** Degrees. */
export interface Box {
  readonly south: number
  readonly north: number
  readonly west: number
  readonly east: number
}

/** One ZIP Code of a universe: the least box around its records' places, and where its rows and what is known of them lie. */
export interface ZipRows extends Box {
  readonly zip: number
  /** Its first vector in every slice, and how many it has. */
  readonly vector: number
  readonly vectors: number
  /** Its first row among all rows, and how many it has. */
  readonly row: number
  readonly rows: number
  /** Whether the place of all of its records is known. */
  readonly located: boolean
  /** Where its runs start among the runs of carrier routes and of ZIP+4s, and how many it has. */
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
  "located",
  "routeRun",
  "routeRuns",
  "zip4Run",
  "zip4Runs",
  "south",
  "north",
  "west",
  "east",
] as const satisfies ReadonlyArray<keyof ZipRows>

/** As the file holds them: for each, fourteen 64-bit floating-point numbers, little-endian. */
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
      located: field(5) === 1,
      routeRun: field(6),
      routeRuns: field(7),
      zip4Run: field(8),
      zip4Runs: field(9),
      south: field(10),
      north: field(11),
      west: field(12),
      east: field(13),
    }
  })
}
