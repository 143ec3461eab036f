import { Actor, Api } from "@listwright/adapters"
import {
  addressProblems,
  COUNTRIES,
  Decimal,
  hasProblems,
  joinMessages,
  regionCode,
} from "@listwright/domain/shared"
import { Effect, Schema } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { OrderingTerms } from "../../../accounts/OrderingTerms.ts"
import { TAX_UNAVAILABLE_MESSAGE, assessTax } from "../../../orders/assessTax.ts"
import { toEnvelope, CallRefused } from "../../answering/toEnvelope.ts"
import { ensureSourceOrderable } from "../../answering/ensureSourceOffered.ts"

interface TaxRequest {
  readonly OrderAmount: string
  readonly State: string
  readonly Zip: string
  readonly Country?: string
}

/** Returns the place to tax. A place in a country where orders aren't accepted is returned unchanged. */
const taxPlace = Effect.fn("taxPlace")(function* ({ Country, State, Zip }: TaxRequest) {
  const country = Country || "US"
  const countryCode = COUNTRIES.find((one) => one === country)
  if (countryCode === undefined) return { state: State, zip: Zip, countryCode: country }
  const problems = addressProblems({ countryCode, state: State, zip: Zip })
  if (hasProblems(problems))
    return yield* new CallRefused({ reason: joinMessages(Object.values(problems), " ") })
  return { state: regionCode(countryCode, State) ?? State, zip: Zip, countryCode }
})

const decodeAmount = Schema.decodeUnknownEffect(Decimal)

const calculateTax = Effect.fn("calculateTax")(function* (req: TaxRequest) {
  const { user } = yield* Actor
  const terms = yield* OrderingTerms
  const amount = yield* Effect.mapError(
    decodeAmount(req.OrderAmount),
    () => new CallRefused({ reason: "req.OrderAmount: must be an amount such as 12.50" }),
  )
  const place = yield* taxPlace(req)
  const { rate, totals } = yield* assessTax(yield* terms.of(user), amount, place).pipe(
    Effect.mapError((error) =>
      error._tag === "TaxUnavailable"
        ? new CallRefused({ reason: TAX_UNAVAILABLE_MESSAGE })
        : new CallRefused({
            reason: `The tax in ${req.State === "" ? "this state" : req.State} is not known.`,
          }),
    ),
  )
  return { SubTotal: totals.subtotal, TotalTax: totals.totalTax, Total: totals.total, TaxRate: rate }
})

const dataUseAgreement = Effect.fn("dataUseAgreement")(function* (listType: number) {
  yield* ensureSourceOrderable(listType)
  const { title, paragraphs, purposes, version } = (yield* OrderingTerms).agreement(listType)
  return {
    Title: title,
    Paragraphs: paragraphs,
    Version: version,
    ...(purposes === undefined ? {} : { PermittedPurposes: purposes }),
  }
})

export const taxCalls = {
  CalculateTax: HttpApiBuilder.handler(Api, "Order", "CalculateTax", ({ payload }) =>
    toEnvelope(calculateTax(payload.req)),
  ),
  GetDataUseAgreement: HttpApiBuilder.handler(Api, "Order", "GetDataUseAgreement", ({ payload }) =>
    toEnvelope(dataUseAgreement(payload.listType)),
  ),
}
