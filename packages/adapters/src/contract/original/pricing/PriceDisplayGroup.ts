import { Schema } from "effect"
import { HttpApiGroup } from "effect/http-api"
import { Authentication } from "../../Actor.ts"
import { OriginalDecoding } from "../OriginalDecoding.ts"
import { pageMethod } from "../pageMethod.ts"
import { WirePriceDisplay, WireServicePriceDisplay } from "./WirePriceDisplay.ts"
import { Access, allowUsers } from "../../access/Access.ts"

/** The maximum number of services per call; no more than this exist. */
const MAX_SERVICES = 20

/**
 * The calls for the price page. They're separate from `Pricing`, which browsers load up front because it's needed for
 * choosing a list.
 */
export class PriceDisplayGroup extends HttpApiGroup.make("PriceDisplay")
  .add(
    pageMethod(
      "faq/Faqs-Pricing",
      "GetPricingDisplayData",
      Schema.Struct({}),
      // List types, and below 0 codes of services.
      Schema.Struct({ DisplayData: Schema.Array(Schema.Int) }),
    ).annotate(Access, allowUsers()),
    pageMethod(
      "faq/Faqs-Pricing",
      "GetPriceByDataSource",
      Schema.Struct({ listType: Schema.Int }),
      WirePriceDisplay,
    ).annotate(Access, allowUsers({ payload: { listType: 10 } })),
    pageMethod(
      "faq/Faqs-Pricing",
      "GetMAPrice",
      Schema.Struct({
        listType: Schema.Array(Schema.Int).check(
          Schema.isMaxLength(MAX_SERVICES, { message: `must name at most ${MAX_SERVICES} services` }),
        ),
      }),
      // One a service, in the order of the question; those without prices are left out.
      Schema.Array(WireServicePriceDisplay),
    ).annotate(Access, allowUsers({ payload: { listType: [-1] } })),
  )
  .middleware(Authentication)
  .middleware(OriginalDecoding) {}
