import { Actor, Api, ok } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { OrderingTerms } from "../../../accounts/OrderingTerms.ts"
import { wireSite } from "../../wire/wireSite.ts"
import { signedInUser } from "./userCalls.ts"

/** Who orders, and on which terms. */
export const siteCalls = {
  InitializeCommonJsConfiguration: HttpApiBuilder.handler(
    Api,
    "PlaceOrder",
    "InitializeCommonJsConfiguration",
    () =>
      Effect.gen(function* () {
        const { user } = yield* Actor
        const terms = yield* OrderingTerms
        return ok(wireSite(yield* terms.of(user)))
      }),
  ),
  GetUserInformation: HttpApiBuilder.handler(Api, "PlaceOrder", "GetUserInformation", () => signedInUser),
}
