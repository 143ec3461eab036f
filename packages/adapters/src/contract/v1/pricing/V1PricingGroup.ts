import { PricingChoices } from "@listwright/domain/drafts"
import { AffordableQuantity, Budget, FiguresPart, RequestedFigures, Price } from "@listwright/domain/pricing"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { Authentication } from "../../Actor.ts"
import { ChoicesPayload } from "../../Quantity.ts"
import { question } from "../counting/question.ts"
import { Unavailable, Unprocessable, V1Decoding } from "../V1Errors.ts"
import { Access } from "../../access/Access.ts"
import { definitionRequests } from "../../access/definitionRequests.ts"

const priced = {
  ...question,
  choices: Schema.Struct({
    ...PricingChoices.fields,
    quantities: ChoicesPayload.fields.quantities,
    wantedTotal: ChoicesPayload.fields.wantedTotal,
  }),
}

/** The calls for a list's price, alone or with everything else that an edit changes. */
export class V1PricingGroup extends HttpApiGroup.make("V1Pricing")
  .add(
    HttpApiEndpoint.post("price", "/prices", {
      payload: Schema.Struct(priced),
      success: Schema.Struct({ revision: Schema.Int, price: Price }),
      error: [Unprocessable, Unavailable],
    }).annotate(Access, definitionRequests({ choices: { listUsage: 1, promoCode: null, quantities: {} } })),
  )
  .add(
    HttpApiEndpoint.post("affordable", "/prices/affordable", {
      payload: Schema.Struct({ ...priced, budget: Budget }),
      success: Schema.Struct({ revision: Schema.Int, affordable: AffordableQuantity }),
      error: [Unprocessable, Unavailable],
    }).annotate(
      Access,
      definitionRequests({
        choices: { listUsage: 1, promoCode: null, quantities: {} },
        budget: "500",
      }),
    ),
  )
  .add(
    // One line of JSON a part, sent as soon as it is there: the count first.
    HttpApiEndpoint.post("figures", "/figures", {
      payload: Schema.Struct({ ...priced, ...RequestedFigures.fields }),
      success: HttpApiSchema.StreamNdjson({ schema: FiguresPart, maxElementBytes: "16 MiB" }),
      error: [Unprocessable, Unavailable],
    }).annotate(
      Access,
      definitionRequests({
        choices: { listUsage: 1, promoCode: null, quantities: {} },
        waterfall: true,
        suggestions: {},
      }),
    ),
  )
  .middleware(Authentication)
  .middleware(V1Decoding)
  .prefix("/api/v1") {}
