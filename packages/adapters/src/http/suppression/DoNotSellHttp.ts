import type { UniverseName } from "@listwright/domain/catalog"
import type { CallFailed } from "@listwright/domain/shared"
import type { RejectedRow, SuppressionFile } from "@listwright/domain/suppression"
import { Context, Effect } from "effect"
import { operatorLayer } from "../operatorLayer.ts"
import { mapCallFailure } from "../toCallFailed.ts"

/** The number of entries in the list, and the number of records in the data that they match. */
export interface DoNotSellSize {
  readonly entries: number
  readonly persons: number
}

/** The do-not-sell list, as the site's operator sees it. */
export class OperatorDoNotSell extends Context.Service<
  OperatorDoNotSell,
  {
    readonly size: () => Effect.Effect<DoNotSellSize, CallFailed>
    /**
     * Adds the people identified by a file's rows. `universe` is the universe of their person keys; null if the site
     * has only one universe or the rows have no person keys.
     */
    readonly add: (
      file: SuppressionFile,
      universe: UniverseName | null,
    ) => Effect.Effect<
      DoNotSellSize & {
        readonly added: number
        readonly rows: number
        readonly rejected: number
        readonly rejectedRows: ReadonlyArray<RejectedRow>
      },
      CallFailed
    >
  }
>()("@listwright/adapters/OperatorDoNotSell") {}

/** Provides OperatorDoNotSell over the contract, with the operator's secret. */
export const layerDoNotSellHttp = operatorLayer(OperatorDoNotSell, ({ V1Suppression }) =>
  OperatorDoNotSell.of({
    size: () => mapCallFailure("list")(V1Suppression.doNotSell()),
    add: ({ bytes, name }, universe) => {
      const form = new FormData()
      form.append("file", new File([Uint8Array.from(bytes)], name))
      if (universe !== null) form.append("universe", universe)
      return mapCallFailure("file")(V1Suppression.addDoNotSell({ payload: form }))
    },
  }),
)
