import { Actor } from "@listwright/adapters"
import { Effect } from "effect"
import { Site } from "../../configuration/Site.ts"
import { ServedUniverse } from "../../site/ServedUniverse.ts"
import { CallRefused } from "./toEnvelope.ts"

/**
 * Returns whether the user may ask about a source's attributes; false if the site sells the source only to other users.
 */
export const canAskAboutSource = Effect.fn("canAskAboutSource")(function* (listType: number) {
  const { user } = yield* Actor
  const { sources } = yield* Site
  return !sources.includes(listType) || user.sources.includes(listType)
})

/**
 * Returns a source's attributes; empty if the site sells the source only to other users. A source that is no longer
 * sold retains its attributes, so that its lists are still described in the same way.
 */
export const listVisibleAttributes = Effect.fn("listVisibleAttributes")(function* (listType: number) {
  if (!(yield* canAskAboutSource(listType))) return []
  return yield* (yield* ServedUniverse).columns(listType)
})

/** Does the same as `listVisibleAttributes` for original-contract calls, which are refused with a message. */
export const listVisibleAttributesOrRefuse = (listType: number) =>
  Effect.catchTag(listVisibleAttributes(listType), "CountUnavailable", ({ reason }) =>
    Effect.fail(new CallRefused({ reason: reason })),
  )
