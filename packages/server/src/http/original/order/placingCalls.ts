import { Actor, Api, type OriginalOrder, ok } from "@listwright/adapters"
import { PLACE_ORDER_ERROR, placeOrderFailedNotice, type RequestKey } from "@listwright/domain/order"
import { paymentMethods } from "@listwright/domain/payment"
import { OrderCode, type DraftId, type Notice, originalMessage } from "@listwright/domain/shared"
import { Clock, Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { OrderPlacements } from "../../../orders/OrderPlacements.ts"
import { isStorageUnreachable } from "../../../storage/isStorageUnreachable.ts"
import { PlacementRefused } from "../../../orders/PlacementErrors.ts"
import { notFoundText } from "../../answering/toEnvelope.ts"
import { findDraftToPlace } from "../answering/findCallDraft.ts"
import { toPlaceCommand } from "./toPlaceCommand.ts"

const CREDIT_CARD = paymentMethods.encode("creditCard")

/** The response when the server can't check whether the same request was accepted before. */
const OUT_OF_REACH = {
  title: PLACE_ORDER_ERROR,
  text: "The server cannot reach its data. Please try again soon; an order placed before is kept and is not charged again.",
}

const notPlaced = ({ title, text }: Pick<Notice, "title" | "text">) => ({
  IsSuccess: false,
  Title: originalMessage(title),
  Message: originalMessage(text),
  OrderCode: OrderCode.make(""),
  AccountName: "",
  OrderSessionGuid: "",
  OrderSubmittedDate: "",
})

/**
 * Returns the draft specified in the order, otherwise the call's current session's; '' counts as missing. Without
 * either, returns the draft found by `findCallDraft`.
 */
const draftOf = (order: OriginalOrder, currentSessionId: DraftId) => {
  const { ListModuleSessionId: named = "" } = order
  return findDraftToPlace({ ...order, ListModuleSessionId: named === "" ? currentSessionId : named }).pipe(
    Effect.catchTags({
      CallRefused: ({ reason }) => Effect.fail(new PlacementRefused({ reason })),
      NotFound: (missing) => Effect.fail(new PlacementRefused({ reason: notFoundText(missing) })),
    }),
  )
}

interface PlacingCall {
  readonly order: OriginalOrder
  readonly currentSessionId: DraftId
  readonly idempotencyKey?: RequestKey
}

const processOrder = Effect.fn("processOrder")(function* ({ order, ...call }: PlacingCall) {
  const { user } = yield* Actor
  const placing = yield* OrderPlacements
  if ((order.PaymentMethod ?? CREDIT_CARD) !== CREDIT_CARD) {
    return yield* new PlacementRefused({ reason: "Orders are paid by credit card." })
  }
  const today = new Date(yield* Clock.currentTimeMillis)
  const now = { month: today.getUTCMonth() + 1, year: today.getUTCFullYear() }
  const draft = yield* draftOf(order, call.currentSessionId)
  const placed = yield* placing.place(user, toPlaceCommand(order, draft.id, call, now), draft)
  return {
    IsSuccess: true,
    ...(placed.isPending ? { IsPending: true } : {}),
    ...(placed.paymentPage === undefined
      ? {}
      : { PaymentUrl: placed.paymentPage.address, PaymentUntil: placed.paymentPage.expiresAt }),
    Message: "",
    OrderCode: placed.orderCode,
    AccountName: placed.accountName,
    OrderSessionGuid: placed.placementId,
    OrderSubmittedDate: placed.submittedAt,
  }
})

export const placingCalls = {
  ProcessOrder: HttpApiBuilder.handler(Api, "Order", "ProcessOrder", ({ payload }) =>
    processOrder(payload).pipe(
      Effect.catchTag("PlacementRefused", ({ reason, title }) =>
        Effect.succeed(notPlaced({ title, text: reason })),
      ),
      Effect.catchDefect((defect) =>
        Effect.as(
          Effect.logError("an order could not be placed", defect),
          notPlaced(isStorageUnreachable(defect) ? OUT_OF_REACH : placeOrderFailedNotice),
        ),
      ),
      Effect.map(ok),
    ),
  ),
}
