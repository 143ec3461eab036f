import type { Place } from "../../format/layout/Place.ts"
import type { DemoUniverse } from "../DemoUniverse.ts"
import type { BuildJob } from "./messages.ts"

const MIN = 5_000
const MAX = 500_000
/** The number of file pairs for a universe of the usual size, sufficient for a progress bar and several cores. */
const USUAL = 16

/** Splits places into runs with roughly equal shares of the `records`; each run becomes a pair of files. */
export const cutChunks = <A extends { readonly records: number }>(
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

/** Plans the chunks of a demo universe. */
export const planChunks = (
  { layOut }: Pick<DemoUniverse, "layOut">,
  { people, seed, states }: Pick<BuildJob, "people" | "seed" | "states">,
): ReadonlyArray<ReadonlyArray<Place>> => {
  const places = layOut(seed, people, states)
  return cutChunks(
    places.reduce((sum, { records }) => sum + records, 0),
    places,
  )
}
