import type { Place } from "../../format/layout/Place.ts"
import type { SampleUniverse } from "../SampleUniverse.ts"
import { splitIntoChunks } from "../../writing/splitIntoChunks.ts"
import type { BuildJob } from "./messages.ts"

/** Plans the chunks of a demo universe. */
export const planChunks = (
  { layOut }: Pick<SampleUniverse, "layOut">,
  { people, seed, states }: Pick<BuildJob, "people" | "seed" | "states">,
): ReadonlyArray<ReadonlyArray<Place>> => {
  const places = layOut(seed, people, states)
  return splitIntoChunks(
    places.reduce((sum, { records }) => sum + records, 0),
    places,
  )
}
