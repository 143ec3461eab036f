import { Unprocessable } from "@listwright/adapters"
import type { User } from "@listwright/domain/account"
import { noSuchDataSource } from "@listwright/domain/catalogue"
import { Effect } from "effect"

/** Lists of a source that the user may not order are neither begun nor opened. */
export const ensureOffered = (user: User, listType: number) =>
  user.dataSources.includes(listType)
    ? Effect.void
    : Effect.fail(new Unprocessable({ message: noSuchDataSource.text }))
