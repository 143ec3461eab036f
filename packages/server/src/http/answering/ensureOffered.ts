import { Actor, Unprocessable } from "@listwright/adapters"
import type { User } from "@listwright/domain/account"
import { sourceRefusal } from "@listwright/domain/catalogue"
import { Effect } from "effect"
import { Site } from "../../configuration/Site.ts"
import { CallRefused } from "./answering.ts"

/** Lists of a source that the user may not order are neither begun nor opened. */
export const ensureOffered = (user: User, listType: number) =>
  user.dataSources.includes(listType)
    ? Effect.void
    : Effect.flatMap(Site, ({ configuration }) =>
        Effect.fail(new Unprocessable({ message: sourceRefusal(listType, configuration) })),
      )

/** The same for calls of the original contract, about the signed-in user. */
export const ensureOrderable = Effect.fn("ensureOrderable")(function* (listType: number) {
  const { user } = yield* Actor
  const { configuration } = yield* Site
  if (!user.dataSources.includes(listType))
    return yield* new CallRefused({ message: sourceRefusal(listType, configuration) })
})
