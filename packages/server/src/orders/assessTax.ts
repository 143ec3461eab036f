import type { SiteConfiguration } from "@listwright/domain/account"
import { addTax, type TaxPlace, type TaxResult } from "@listwright/domain/order"
import { Clock, Effect } from "effect"
import { SalesTaxes, TaxUnavailable, type TaxUnknown } from "./SalesTaxes.ts"

/** The time limit for a response, shorter than a buyer waits for an order's outcome. */
const ANSWERS_WITHIN = "5 seconds"

/** The message shown to a buyer if the tax can't currently be determined. */
export const TAX_UNAVAILABLE_MESSAGE =
  "We can't calculate the sales tax right now. Nothing was charged. Please try again in a few minutes."

const NO_ANSWER = new TaxUnavailable({ reason: `no answer within ${ANSWERS_WITHIN}` })

/**
 * Returns the tax on a pretax total, and its rate; returns '0' without querying the source if the site doesn't charge
 * tax. Tax that can't be determined is an error, never 0. Must not be used inside a transaction. [ob8-tax-failed]
 */
export const assessTax = Effect.fn("assessTax")(function* (
  site: Pick<SiteConfiguration, "chargesTax">,
  pretax: string,
  place: TaxPlace,
): Effect.fn.Return<
  { readonly rate: string; readonly totals: TaxResult },
  TaxUnavailable | TaxUnknown,
  SalesTaxes
> {
  if (!site.chargesTax) return { rate: "0", totals: addTax(pretax, "0.00") }
  const taxes = yield* SalesTaxes
  const moment = new Date(yield* Clock.currentTimeMillis)
  const { rate, tax } = yield* taxes.assess({ pretax, place, moment }).pipe(
    Effect.timeoutOrElse({ duration: ANSWERS_WITHIN, orElse: () => Effect.fail(NO_ANSWER) }),
    Effect.tapErrorTag("TaxUnavailable", ({ reason }) =>
      Effect.logWarning(`the sales tax is not available: ${reason}`),
    ),
  )
  return { rate, totals: addTax(pretax, tax) }
})
