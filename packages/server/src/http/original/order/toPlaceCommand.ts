import { readOriginalContact, type OriginalOrder } from "@listwright/adapters"
import {
  type CardForm,
  cardFormProblems,
  currentOrLaterYear,
  type Expiry,
  expiryProblems,
} from "@listwright/domain/payment"
import { DEFAULT_COUNTRY, DraftId } from "@listwright/domain/shared"
import type { RequestKey } from "@listwright/domain/order"
import { Redacted } from "effect"
import type { Payment, PlaceCommand } from "../../../orders/OrderPlacements.ts"
import { usdText } from "../../../orders/usdText.ts"

const cardFormOf = (typed: OriginalOrder["OrderPaymentInformation"], currentYear: number): CardForm => ({
  holderName: typed?.HolderName ?? "",
  number: typed?.Number ?? "",
  securityCode: typed?.SecurityCode ?? "",
  expiryMonth: typed?.ExpiredMonth ?? null,
  expiryYear: typed?.ExpiredYear === undefined ? null : currentOrLaterYear(typed.ExpiredYear, currentYear),
  addressLine: typed?.AddressLine ?? "",
  city: typed?.City ?? "",
  state: typed?.State ?? "",
  zip: typed?.Zipcode ?? "",
  countryCode: typed?.CountryCode === "CA" ? "CA" : DEFAULT_COUNTRY,
})

/**
 * Returns the payment entered in a form. If there's a token, it identifies the card; a number next to it is just the
 * unchanged masked number.
 */
const paymentOf = (form: CardForm, token: string): Payment => {
  if (token !== "") return { kind: "token", token, securityCode: Redacted.make(form.securityCode) }
  return form.number === ""
    ? { kind: "none" }
    : {
        kind: "number",
        card: Redacted.make({
          holderName: form.holderName,
          number: form.number,
          securityCode: form.securityCode,
          expiryMonth: form.expiryMonth ?? 0,
          expiryYear: form.expiryYear ?? 0,
        }),
      }
}

/**
 * Translates a ProcessOrder call. A missing figure never matches a real one, so an amount that the buyer didn't see is
 * never charged.
 */
export const toPlaceCommand = (
  order: OriginalOrder,
  draftId: DraftId,
  call: { readonly currentSessionId: string; readonly idempotencyKey?: RequestKey },
  now: Expiry,
): PlaceCommand => {
  const form = cardFormOf(order.OrderPaymentInformation, now.year)
  const token = order.OrderPaymentInformation?.Token ?? ""
  return {
    draftId,
    revision: order.DraftRevision ?? null,
    requestKey: call.idempotencyKey ?? null,
    clientKey: call.currentSessionId,
    contact: readOriginalContact(order.OrderContactInformation),
    shown: {
      quantity: order.TotalDesiredQty ?? 0,
      totalBeforeTax: usdText(order.TotalPretaxCost ?? ""),
      taxCharge: usdText(order.TaxCharge ?? ""),
      total: usdText(order.TotalActualCost ?? ""),
    },
    agreementAccepted: order.IsAgreementAccepted ?? false,
    // A token may stand for a kept card, which no vault looks at again.
    cardProblems: {
      ...cardFormProblems(form, { savedNumberUntouched: token !== "" }),
      ...expiryProblems(form, now),
    },
    billing: { countryCode: form.countryCode, state: form.state, zip: form.zip },
    payment: paymentOf(form, token),
  }
}
