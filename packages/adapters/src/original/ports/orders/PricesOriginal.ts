import { defaultChoices } from "@listwright/domain/drafts"
import {
  explainPrice,
  type Price,
  priceElementLabel,
  type PriceLine,
  Prices,
} from "@listwright/domain/pricing"
import type { PromotionOutcome } from "@listwright/domain/promotion"
import { type CallFailed, Refused } from "@listwright/domain/shared"
import { Effect, Layer, Option } from "effect"
import type { OriginalOrder } from "../../../contract/original/order/OriginalOrder.ts"
import { ApiClient } from "../../../http/ApiClient.ts"
import { envelopeData, envelopeDataOrNone } from "../../../http/envelopeData.ts"
import { readOriginalPrice } from "../../../original-order/toOriginalPrice.ts"
import { unsupportedCall } from "../client/unsupportedCall.ts"
import type { OriginalCalls } from "../client/OriginalCalls.ts"
import { countSessionOrder, setWantedQuantity } from "../counting/setWantedQuantity.ts"
import { writeOrder } from "../counting/writeOrder.ts"
import { fetchSessionOrder } from "../saving/fetchSessionOrder.ts"

const NOTHING_OFF = "0.00"

/** Explains the price per record by listing a priced order's elements. */
const perRecord = ({ ElementsForPricing }: OriginalOrder): ReadonlyArray<PriceLine> =>
  (ElementsForPricing ?? []).map(({ ElementName, IsAdditional, Price = "" }) => ({
    label: priceElementLabel([], ElementName),
    detail: IsAdditional === true ? "additional, per record" : "per record",
    amount: Price,
  }))

/** Returns the outcome of a promotion code. A valid code without effect hasn't met its promotion's minimum. */
const outcomeOf = Effect.fnUntraced(function* (
  calls: OriginalCalls,
  code: string,
  listtype: number,
  price: Pick<Price, "figures" | "quantity">,
): Effect.fn.Return<PromotionOutcome, CallFailed> {
  const found = yield* envelopeDataOrNone(
    calls.Promotion.GetPromotion({ payload: { listtype, promotionCode: code } }),
  )
  const { discount: amount, promotionPointType } = price.figures
  if (found === null) return { code, state: "notValid", notMet: null, amount }
  return amount !== NOTHING_OFF || promotionPointType !== null
    ? { code, state: "applied", notMet: null, amount }
    : {
        code,
        state: "notMet",
        notMet: price.quantity < found.MinPurQty ? "minimum records" : "minimum spend",
        amount,
      }
})

/**
 * Implements Prices over the original contract, which prices only counted orders: a list is written as an order,
 * counted, and read back. A list with a `draftId` is priced as it is in its session. The price lines are the order's
 * charges, and the next bracket is unknown. `affordable` fails with Refused.
 */
export const createOriginalPricesPort = (calls: OriginalCalls): Prices["Service"] =>
  Prices.of({
    price: Effect.fnUntraced(function* ({ accountId = null, choices, definition, draftId, revision }) {
      const { listType } = definition
      const whole = { ...defaultChoices, ...choices }
      const session =
        draftId ?? (yield* writeOrder(calls)({ definition, choices: whole, session: null, accountId }))
      if (choices.wantedTotal === undefined) yield* countSessionOrder(calls, session)
      else yield* setWantedQuantity(calls, session, choices.wantedTotal)
      const order = yield* fetchSessionOrder(calls, session)
      const figures = Option.getOrUndefined(readOriginalPrice(order))
      const { TotalAvailableQty: available = 0, TotalDesiredQty: quantity = 0 } = order
      if (figures === undefined)
        return yield* new Refused({ reason: "The server has no price for this list." })
      const site = yield* envelopeData(calls.Account.InitializeCommonJsConfiguration({ payload: {} }))
      const { promoCode } = choices
      const priced = {
        order: {
          quantity,
          elements: [],
          listUsage: whole.listUsage,
          labelCount: whole.labelCount ?? 0,
          geographyCharge: figures.geographyCharge,
          mobilePackageCharge: figures.mobilePackageCharge,
          listType,
        },
        figures,
        notMet: null,
        parts: [],
      }
      const price: Price = {
        quantity,
        available,
        figures,
        lines: explainPrice(priced),
        perRecord: perRecord(order),
        nextBracket: null,
        promotion:
          promoCode === null ? null : yield* outcomeOf(calls, promoCode, listType, { figures, quantity }),
        minimumQuantity: site.MinQuantityOfOrder,
      }
      return { revision, price }
    }),
    affordable: () => unsupportedCall,
  })

/** Provides Prices over the original contract. */
export const layerPricesOriginal = Layer.effect(Prices, Effect.map(ApiClient, createOriginalPricesPort))
