import { Actor } from "@listwright/adapters"
import { Effect } from "effect"
import { Site } from "../../configuration/Site.ts"
import { ServedUniverse } from "../../site/ServedUniverse.ts"

/**
 * The attributes of a source. None of one that the site sells to others; lists of one that it sells no more keep their words.
 */
export const attributesOf = Effect.fn("attributesOf")(function* (listType: number) {
  const { user } = yield* Actor
  const { sources } = yield* Site
  if (sources.includes(listType) && !user.dataSources.includes(listType)) return []
  return yield* (yield* ServedUniverse).columns(listType)
})
