import type { CallFailed, OrderCode } from "@listwright/domain/shared"
import { Context, Effect } from "effect"
import type {
  WirePaymentsCheck,
  WireRefund,
  WireRefundPreview,
  WireRequestedRefund,
} from "../../contract/v1/order/WireRefund.ts"
import { mapCallFailure } from "../toCallFailed.ts"
import { operatorLayer } from "../operatorLayer.ts"

/** The site's payments, for its operator. */
export class OperatorPayments extends Context.Service<
  OperatorPayments,
  {
    readonly check: Effect.Effect<WirePaymentsCheck["findings"], CallFailed>
    /** Returns the effects that a refund would have, without changing anything. */
    readonly previewRefund: (
      orderCode: OrderCode,
      wish: Omit<WireRequestedRefund, "key">,
    ) => Effect.Effect<WireRefundPreview, CallFailed>
    readonly refund: (
      orderCode: OrderCode,
      wish: WireRequestedRefund,
    ) => Effect.Effect<WireRefund, CallFailed>
  }
>()("@listwright/adapters/OperatorPayments") {}

/** Provides OperatorPayments over the contract, with the operator's secret. */
export const layerOperatorPaymentsHttp = operatorLayer(OperatorPayments, ({ V1Order }) =>
  OperatorPayments.of({
    check: Effect.map(mapCallFailure("list")(V1Order.checkPayments()), ({ findings }) => findings),
    previewRefund: (code, { amount, keepsDownload = false }) =>
      mapCallFailure("order")(
        V1Order.previewRefund({
          params: { code },
          query: {
            ...(amount === null ? {} : { amount }),
            keepsDownload: keepsDownload ? "true" : "false",
          },
        }),
      ),
    refund: (code, payload) => mapCallFailure("order")(V1Order.refundOrder({ params: { code }, payload })),
  }),
)
