const MIN = 5_000
const MAX = 500_000
/** The number of file pairs for a universe of the usual size, enough for a progress bar and several cores. */
const USUAL = 16

/** Splits places into runs with roughly equal shares of the `records`; each run becomes a pair of files. */
export const splitIntoChunks = <A extends { readonly records: number }>(
  records: number,
  places: ReadonlyArray<A>,
): ReadonlyArray<ReadonlyArray<A>> => {
  const size = Math.min(Math.max(Math.ceil(records / USUAL), MIN), MAX)
  const chunks: Array<Array<A>> = []
  let room = 0
  for (const place of places) {
    if (place.records === 0) continue
    if (room <= 0) {
      chunks.push([])
      room = size
    }
    chunks.at(-1)?.push(place)
    room -= place.records
  }
  return chunks
}
