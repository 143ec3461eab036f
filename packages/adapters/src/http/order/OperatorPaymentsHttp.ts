import type { CallFailed, OrderCode } from "@listwright/domain/shared"
import { Context, Effect, Layer } from "effect"
import type { WirePaymentsCheck, WireRefund, WireRefundWish } from "../../contract/v1/order/WireRefund.ts"
import { ApiClient } from "../ApiClient.ts"
import { orCallFailed } from "../callFailed.ts"
import type { ApiClientOptions } from "../connection.ts"
import { layerApiClient } from "../layerApiClient.ts"

/** The payments of a site, for its operator. */
export class OperatorPayments extends Context.Service<
  OperatorPayments,
  {
    readonly check: Effect.Effect<WirePaymentsCheck["findings"], CallFailed>
    readonly refund: (orderCode: OrderCode, wish: WireRefundWish) => Effect.Effect<WireRefund, CallFailed>
  }
>()("@listwright/adapters/OperatorPayments") {}

/** The same over the contract, with the operator's secret. */
export const layerOperatorPaymentsHttp = (options: ApiClientOptions & { readonly operator: string }) =>
  Layer.effect(
    OperatorPayments,
    Effect.map(ApiClient, ({ V1Order }) =>
      OperatorPayments.of({
        check: Effect.map(orCallFailed("list")(V1Order.checkPayments()), ({ findings }) => findings),
        refund: (code, payload) => orCallFailed("order")(V1Order.refundOrder({ params: { code }, payload })),
      }),
    ),
  ).pipe(Layer.provide(layerApiClient(options)))
