import { OrderCode } from "../shared/OrderCode.ts"
import { Context, type Effect, Schema } from "effect"
import type { Country } from "../shared/Country.ts"
import { PointCount } from "../rewards/Points.ts"
import { PriceLine } from "../pricing/price/Price.ts"
import type { CallFailed } from "../shared/Failures.ts"
import { Contact } from "../drafts/Contact.ts"
import type { FoundOrders, OrderQuery } from "./FoundOrder.ts"
import { OrderAmounts } from "./OrderAmounts.ts"
import { OrderTask } from "./tasks/OrderTask.ts"
import { OrderState } from "./OrderState.ts"
import { PaymentPage } from "./PaymentPage.ts"
import type { PlacedOrder } from "./PlacedOrder.ts"
import { DraftId } from "../shared/DraftId.ts"
import { DefinitionHash } from "../definition/ListDefinition.ts"
import type { RequestKey } from "./placing/requestKey.ts"
import { selectWording, MessageText } from "../shared/wording/MessageText.ts"

/** The paper for address labels: sheets of Avery 5160, or a strip of Avery 4013. */
export const LabelStockName = Schema.Literals(["avery5160", "avery4013"])
export type LabelStockName = typeof LabelStockName.Type

/**
 * The file format of a delivered list: `csv` is the list as delivered, and `xlsx` is a workbook with the same cells. An
 * order with address labels also offers them as a printable PDF, on Avery 5160 or 4013.
 */
export const ListFormat = Schema.Literals(["csv", "xlsx", ...LabelStockName.literals])
export type ListFormat = typeof ListFormat.Type

/**
 * A request to place an order as the user saw and accepted it; the server rejects any figures that differ from its own.
 */
export interface PlaceOrderRequest {
  /**
   * The key that identifies the click. Requests with the same key always get the same answer, no matter how often
   * they're sent.
   */
  readonly requestKey: RequestKey
  readonly draftId: DraftId
  readonly revision: number
  readonly contact: Contact
  readonly shown: {
    readonly quantity: number
    readonly totalBeforeTax: string
    readonly taxCharge: string
    readonly total: string
  }
  readonly agreementAccepted: boolean
  /** The payment; null if the payment processor collects it on its own pages. */
  readonly payment: {
    readonly token: string
    readonly cardType: string
    readonly lastDigits: string
    readonly holderName: string
    readonly securityCode: string
    readonly expiryMonth: number
    readonly expiryYear: number
    readonly addressLine: string
    readonly city: string
    readonly state: string
    readonly zip: string
    readonly countryCode: Country
  } | null
}

/**
 * The reason for a refund: fewer records were delivered than ordered, the site's operator issued it, or the order was
 * paid after it had been canceled.
 */
export const RefundReason = Schema.Literals(["short", "operator", "late"])
export type RefundReason = typeof RefundReason.Type

/** A refund. `amount` is in dollars with 2 decimals, more than 0; `day` is an ISO date. */
const Refund = Schema.Struct({ amount: Schema.String, reason: RefundReason, day: Schema.String })

/** An order as its buyer sees it. Amounts are decimal strings with 2 decimals; times are ISO instants. */
export const OrderReceipt = Schema.Struct({
  orderCode: OrderCode,
  /** The ordered draft, which the user returns to if the order is declined. */
  draftId: DraftId,
  state: OrderState,
  orderName: Schema.String,
  accountName: Schema.String,
  listType: Schema.Int,
  /** False if the order was placed elsewhere and imported; missing if it was placed here. */
  isOnline: Schema.optionalKey(Schema.Boolean),
  /** The OrderType; missing for the type of orders placed here. */
  orderType: Schema.optionalKey(Schema.Int),
  placementId: Schema.String,
  submittedAt: Schema.String,
  /** The ISO date of `submittedAt` in the site's time zone. */
  submittedDay: Schema.String,
  available: Schema.Int,
  quantity: Schema.Int,
  lines: Schema.Array(PriceLine),
  ...OrderAmounts.fields,
  /** The tax as a share of the total before tax, such as '0.0625'; missing if the server doesn't report it. */
  taxRate: Schema.optionalKey(Schema.String),
  /** The reward points that the order earns once it's paid, and those deducted by its refunds. */
  points: PointCount,
  pointsTakenBack: PointCount,
  contact: Contact,
  /** The card's type, or the processor's name if the order is paid on the processor's pages. */
  cardType: Schema.String,
  /** The card's last digits; '' if the order is paid on the processor's pages. */
  lastDigits: Schema.String,
  /** The page where the buyer pays for the order; missing if the order was paid or canceled, or doesn't need one. */
  paymentPage: Schema.optionalKey(PaymentPage),
  /**
   * True if generating the order's list has failed several times and is being retried; missing if there's no known
   * problem.
   */
  isDelayed: Schema.optionalKey(Schema.Boolean),
  definitionHash: DefinitionHash,
  snapshot: Schema.String,
  /** The order's manual work other than its list, once it's paid; missing if there isn't any. */
  tasks: Schema.optionalKey(Schema.Array(OrderTask)),
  /** The creative that the buyer entered; missing if the order has no creative. */
  creativeId: Schema.optionalKey(Schema.String),
  /** The refunds confirmed by the processor, earliest first, dated in the site's time zone. */
  refunds: Schema.Array(Refund),
  /** The ISO date on which a full refund closed the download of the list; null if it wasn't closed. */
  downloadClosedOn: Schema.NullOr(Schema.String),
  delivery: Schema.NullOr(
    Schema.Struct({
      records: Schema.Int,
      sha256: Schema.String,
      fileName: Schema.String,
      refunded: Schema.String,
      /** The ISO date until which the list is stored; null if unknown, for an order from an earlier release. */
      keptUntil: Schema.NullOr(Schema.String),
      /** False once the list has been removed. */
      isKept: Schema.Boolean,
    }),
  ),
})
export type OrderReceipt = typeof OrderReceipt.Type

/** The charge was declined, or the order couldn't be placed; `message` is for the user. */
export class OrderNotPlaced extends Schema.TaggedError<OrderNotPlaced>()("OrderNotPlaced", {
  title: MessageText,
  reason: MessageText,
}) {
  override get message(): string {
    return selectWording(this.reason, "corrected")
  }
}

/** The port for the signed-in user's orders. */
export class Orders extends Context.Service<
  Orders,
  {
    readonly place: (request: PlaceOrderRequest) => Effect.Effect<PlacedOrder, CallFailed | OrderNotPlaced>
    /** Finds orders that the user has access to. */
    readonly find: (question: OrderQuery) => Effect.Effect<FoundOrders, CallFailed>
    /** Returns the order created by the user's request with this key; fails with NotFound if there's no such order. */
    readonly ofRequest: (requestKey: RequestKey) => Effect.Effect<OrderCode, CallFailed>
    readonly receipt: (orderCode: OrderCode) => Effect.Effect<OrderReceipt, CallFailed>
    /**
     * Closes an unpaid order's payment page, so the order can't be paid there, and makes its list available for
     * ordering again. A payment that was already made remains valid; the receipt shows which of the two happened. Fails
     * with Refused while the processor isn't responding.
     */
    readonly giveUpPayment: (orderCode: OrderCode) => Effect.Effect<OrderReceipt, CallFailed>
    /** Returns the whole delivered list; fails with NotFound until the order is fulfilled. */
    readonly download: (orderCode: OrderCode, format: ListFormat) => Effect.Effect<Uint8Array, CallFailed>
  }
>()("@listwright/domain/Orders") {}
