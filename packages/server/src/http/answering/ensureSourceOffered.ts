import { Actor, Unprocessable } from "@listwright/adapters"
import type { User } from "@listwright/domain/account"
import { sourceRefusal } from "@listwright/domain/catalog"
import { Effect } from "effect"
import { Site } from "../../configuration/Site.ts"
import { CallRefused } from "./toEnvelope.ts"
import { resolveSiteMessage } from "../../configuration/resolveSiteMessage.ts"

/** Refuses a source that the user may not order, so that its lists can't be created or opened. */
export const ensureSourceOffered = Effect.fn("ensureSourceOffered")(function* (user: User, listType: number) {
  const { configuration } = yield* Site
  const refusal = sourceRefusal(listType, user.sources, configuration)
  if (refusal !== null) return yield* new Unprocessable({ message: yield* resolveSiteMessage(refusal) })
})

/** Does the same as `ensureSourceOffered` for original-contract calls, for the signed-in user. */
export const ensureSourceOrderable = Effect.fn("ensureSourceOrderable")(function* (listType: number) {
  const { user } = yield* Actor
  const { configuration } = yield* Site
  const reason = sourceRefusal(listType, user.sources, configuration)
  if (reason !== null) return yield* new CallRefused({ reason })
})
