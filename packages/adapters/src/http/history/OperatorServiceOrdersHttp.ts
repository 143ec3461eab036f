import type { InvalidLine } from "@listwright/domain/history"
import type { CallFailed } from "@listwright/domain/shared"
import { Context, type Effect } from "effect"
import { mapCallFailure } from "../toCallFailed.ts"
import { operatorLayer } from "../operatorLayer.ts"

/**
 * The result of importing a file: either its orders or every line that can't be imported. If there are any such lines,
 * no order was imported.
 */
export interface ServiceOrderImport {
  readonly added: number
  readonly replaced: number
  readonly badLines: ReadonlyArray<InvalidLine>
}

/** Service orders, as the site's operator imports them. */
export class OperatorServiceOrders extends Context.Service<
  OperatorServiceOrders,
  {
    readonly importFile: (file: {
      readonly name: string
      readonly bytes: Uint8Array
    }) => Effect.Effect<ServiceOrderImport, CallFailed>
  }
>()("@listwright/adapters/OperatorServiceOrders") {}

/** Provides OperatorServiceOrders over the contract, with the operator's secret. */
export const layerServiceOrdersHttp = operatorLayer(OperatorServiceOrders, ({ V1History }) =>
  OperatorServiceOrders.of({
    importFile: ({ bytes, name }) => {
      const form = new FormData()
      form.append("file", new File([Uint8Array.from(bytes)], name))
      return mapCallFailure("file")(V1History.importServiceOrders({ payload: form }))
    },
  }),
)
