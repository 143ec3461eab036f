import { Api } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Site } from "../../../configuration/Site.ts"
import { TaxChecks } from "../../../orders/TaxChecks.ts"

/** Calls for the site's sales tax, used by its operator. */
export const taxCheckCalls = {
  checkTaxes: HttpApiBuilder.handler(Api, "V1Order", "checkTaxes", ({ query }) =>
    Effect.gen(function* () {
      const { configuration } = yield* Site
      const { check } = yield* TaxChecks
      return { isTaxed: configuration.chargesTax, ...(yield* check(configuration, query.since ?? null)) }
    }),
  ),
}
