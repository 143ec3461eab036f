import { Actor } from "@listwright/adapters"
import { Effect } from "effect"
import { Site } from "../../configuration/Site.ts"
import { ServedUniverse } from "../../site/ServedUniverse.ts"
import { CallRefused } from "./answering.ts"

/** Whether the attributes of a source may be asked about: of one that the site sells to others, they may not. */
export const isAskedOf = Effect.fn("isAskedOf")(function* (listType: number) {
  const { user } = yield* Actor
  const { sources } = yield* Site
  return !sources.includes(listType) || user.dataSources.includes(listType)
})

/**
 * The attributes of a source. None of one that the site sells to others; lists of one that it sells no more keep their words.
 */
export const attributesOf = Effect.fn("attributesOf")(function* (listType: number) {
  if (!(yield* isAskedOf(listType))) return []
  return yield* (yield* ServedUniverse).columns(listType)
})

/** The same for calls of the original contract, which say in words that they cannot be answered. */
export const attributesOrRefused = (listType: number) =>
  Effect.catchTag(attributesOf(listType), "CountUnavailable", ({ reason }) =>
    Effect.fail(new CallRefused({ message: reason })),
  )
