import type { CallFailed } from "@listwright/domain/shared"
import { Context, type Effect } from "effect"
import type { WireTaxCheck } from "../../contract/v1/order/WireTaxCheck.ts"
import { mapCallFailure } from "../toCallFailed.ts"
import { operatorLayer } from "../operatorLayer.ts"

/** The site's sales tax, for its operator. */
export class OperatorTaxes extends Context.Service<
  OperatorTaxes,
  {
    /** Checks the orders since an ISO date; null checks all orders. */
    readonly check: (since: string | null) => Effect.Effect<WireTaxCheck, CallFailed>
  }
>()("@listwright/adapters/OperatorTaxes") {}

/** Provides OperatorTaxes over the contract, with the operator's secret. */
export const layerOperatorTaxesHttp = operatorLayer(OperatorTaxes, ({ V1Order }) =>
  OperatorTaxes.of({
    check: (since) => mapCallFailure("list")(V1Order.checkTaxes({ query: since === null ? {} : { since } })),
  }),
)
