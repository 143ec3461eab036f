import type { UserId } from "@listwright/domain/account"
import { Draft } from "@listwright/domain/drafts"
import type { PlaceRequest } from "@listwright/domain/order"
import type { Quote } from "@listwright/domain/pricing"
import { OrderCode, type DraftId } from "@listwright/domain/shared"
import { Schema } from "effect"
import { placedOrder } from "../../http/order/placedOrder.ts"
import { dataOf } from "../dataOf.ts"
import { encodeJson } from "./encodeJson.ts"
import { recordCards } from "./recordCards.ts"
import { recordDelivery } from "./recordDelivery.ts"
import type { RecordedOrder } from "./RecordedOrder.ts"
import type { Recorder } from "./Recorder.ts"
import { recordHistory } from "./recordHistory.ts"
import { recordSavedCards } from "./recordSavedCards.ts"
import type { StableName } from "./stableNames.ts"
import { recordTax } from "./recordTax.ts"
import { sampleContact } from "./sample.ts"

/** Records the way from a priced draft to its delivered list. */
export const recordPlacing = async (
  recorder: Recorder,
  draftId: DraftId,
  quote: Quote,
  userId: UserId,
): Promise<Omit<RecordedOrder, "accountId"> & { readonly ofHistory: ReadonlyArray<StableName> }> => {
  const ask = recorder.ask.bind(recorder)
  const { Total, TotalTax } = await recordTax(recorder, draftId, quote)
  const { accepted, card, declined } = await recordCards(recorder)
  await recordSavedCards(recorder, userId, accepted)
  const draft = Schema.decodeUnknownSync(Draft)(
    (await ask("getDraft", { title: "before placing", params: { id: draftId } })).body,
  )
  // As a client of the original contract sends it, which makes no keys: recorded again, it is another request.
  const payment = {
    ...declined,
    ...card,
    addressLine: sampleContact.addressLine,
    city: sampleContact.city,
    state: sampleContact.state,
    zip: sampleContact.zip,
  }
  const request: Omit<PlaceRequest, "requestKey"> = {
    draftId,
    revision: draft.revision,
    contact: sampleContact,
    shown: {
      quantity: quote.quantity,
      totalPretaxCost: quote.figures.TotalPretaxCost,
      taxCharge: TotalTax,
      total: Total,
    },
    agreementAccepted: true,
    payment,
  }
  const place = (title: string, changed: Partial<PlaceRequest>) =>
    ask("ProcessOrder", {
      title,
      body: { currentSessionId: draftId, order: encodeJson(placedOrder({ ...request, ...changed })) },
    })
  const paid = { ...payment, ...accepted }
  await place("the card was declined", {})
  await place("other totals were shown", { payment: paid, shown: { ...request.shown, total: "1.00" } })
  const placed = await place("placed", { payment: paid })
  const { OrderCode: orderCode } = dataOf(Schema.Struct({ OrderCode }), placed)
  const list = await recordDelivery(recorder, orderCode)
  const ofHistory = await recordHistory(recorder, draftId, orderCode)
  await ask("RedistributeOrderTotalQty", {
    title: "a placed order keeps its quantities",
    session: draftId,
    body: { totalDesiredQty: 250 },
  })
  await ask("UpdateDesiredQtyOfOrderGeoDetails", {
    title: "an order of ZIP Codes has no detail rows",
    session: draftId,
    body: { DesiredQty: 1, geoDetailsIndex: 0, geoIndex: 0 },
  })
  await ask("GetUserPoint", { title: "after an order", body: {} })
  const afterwards = await ask("getDraft", { title: "placed", params: { id: draftId } })
  return {
    draftId,
    revision: Schema.decodeUnknownSync(Draft)(afterwards.body).revision,
    orderCode,
    list,
    ofHistory,
  }
}
