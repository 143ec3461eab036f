import { Unprocessable } from "@listwright/adapters"
import type { User } from "@listwright/domain/account"
import { sourceRefusal } from "@listwright/domain/catalogue"
import { Effect } from "effect"
import { Site } from "../../configuration/Site.ts"

/** Lists of a source that the user may not order are neither begun nor opened. */
export const ensureOffered = (user: User, listType: number) =>
  user.dataSources.includes(listType)
    ? Effect.void
    : Effect.flatMap(Site, ({ configuration, sources }) =>
        Effect.fail(new Unprocessable({ message: sourceRefusal(listType, sources, configuration) })),
      )
