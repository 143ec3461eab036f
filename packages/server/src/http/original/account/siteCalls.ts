import { Actor, Api, ok } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { OrderingTerms } from "../../../accounts/OrderingTerms.ts"
import { StoredDrafts } from "../../../drafts/StoredDrafts.ts"
import { readDatabaseSiteId } from "../../../storage/readDatabaseSiteId.ts"
import { wireSite } from "../wire/wireSite.ts"

/** Calls for the user's ordering terms. */
export const siteCalls = {
  InitializeCommonJsConfiguration: HttpApiBuilder.handler(
    Api,
    "Account",
    "InitializeCommonJsConfiguration",
    () =>
      Effect.gen(function* () {
        const { reach, user } = yield* Actor
        const terms = yield* OrderingTerms
        const drafts = yield* StoredDrafts
        return ok({
          ...wireSite(yield* terms.of(user)),
          SiteId: (yield* Effect.orDie(readDatabaseSiteId)) ?? "",
          User_RoleName: user.role,
          CurrentSessionId: yield* drafts.latest(reach).pipe(
            Effect.map(({ id }) => id),
            Effect.catchTag("NotFound", () => Effect.succeed("")),
          ),
        })
      }),
  ),
}
