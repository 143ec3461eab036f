import type { BadLine } from "@listwright/domain/history"
import type { CallFailed } from "@listwright/domain/shared"
import { Context, type Effect } from "effect"
import { orCallFailed } from "../callFailed.ts"
import { operatorLayer } from "../operatorLayer.ts"

/**
 * The result of importing a file: its orders, or every line that can't be imported; if there is one, no order was
 * imported.
 */
export interface ServiceOrderImport {
  readonly added: number
  readonly replaced: number
  readonly badLines: ReadonlyArray<BadLine>
}

/** Service orders, as an operator of the site brings them. */
export class OperatorServiceOrders extends Context.Service<
  OperatorServiceOrders,
  {
    readonly importFile: (file: {
      readonly name: string
      readonly bytes: Uint8Array
    }) => Effect.Effect<ServiceOrderImport, CallFailed>
  }
>()("@listwright/adapters/OperatorServiceOrders") {}

/** The same over the contract, with the operator's secret. */
export const layerServiceOrdersHttp = operatorLayer(OperatorServiceOrders, ({ V1History }) =>
  OperatorServiceOrders.of({
    importFile: ({ bytes, name }) => {
      const form = new FormData()
      form.append("file", new File([Uint8Array.from(bytes)], name))
      return orCallFailed("file")(V1History.importServiceOrders({ payload: form }))
    },
  }),
)
