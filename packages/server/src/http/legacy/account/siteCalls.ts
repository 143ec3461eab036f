import { Actor, Api, ok } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { OrderingTerms } from "../../../accounts/OrderingTerms.ts"
import { wireSite } from "../../wire/wireSite.ts"

/** On which terms the user orders. */
export const siteCalls = {
  InitializeCommonJsConfiguration: HttpApiBuilder.handler(
    Api,
    "Account",
    "InitializeCommonJsConfiguration",
    () =>
      Effect.gen(function* () {
        const { user } = yield* Actor
        const terms = yield* OrderingTerms
        return ok(wireSite(yield* terms.of(user)))
      }),
  ),
}
