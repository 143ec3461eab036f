import { defaultOutputColumns } from "@listwright/domain/audience"
import { canonicalDefinition, emptyDefinition } from "@listwright/domain/definition"
import { outputFields } from "@listwright/domain/glossary"
import { Schema } from "effect"
import { SelectedDemo } from "../../contract/legacy/order/LegacyOrder.ts"
import { criteriaOfDemos } from "../../legacy-order/legacyDemos.ts"
import { answered } from "../answers.ts"
import { textOf } from "../fieldOf.ts"
import type { MockCall } from "../MockRequest.ts"
import type { MockState } from "../MockState.ts"
import { mockExtras } from "./mockPrices.ts"

const Asked = Schema.Struct({
  selectedQty: Schema.Int,
  currentSelectedCols: Schema.optionalKey(
    Schema.NullOr(Schema.Union([Schema.String, Schema.Array(Schema.String)])),
  ),
  selectedDemo: Schema.optionalKey(Schema.NullOr(Schema.Array(SelectedDemo))),
})

/** The columns that a file can have, at the recorded prices. */
export const columnCalls = (state: MockState): Readonly<Record<string, MockCall>> => ({
  GetAdditionalOutputColumnsAndPrice: ({ body }) => {
    const refused = state.recordings.titled("GetAdditionalOutputColumnsAndPrice", "no such prices")
    if (textOf(body, "priceListId") !== state.prices.wire.PriceListId) return refused
    const {
      currentSelectedCols: said,
      selectedDemo,
      selectedQty: total,
    } = Schema.decodeUnknownSync(Asked)(body)
    const definition = canonicalDefinition({
      ...emptyDefinition(state.counted),
      audience: { unit: "individuals", criteria: criteriaOfDemos(selectedDemo ?? []) },
    })
    const outputColumns = typeof said === "string" ? defaultOutputColumns(said) : (said ?? [])
    const extras = mockExtras(
      state.prices,
      { definition, choices: { listUsage: 1, promoCode: null, quantities: {}, outputColumns } },
      { total, areas: [{ key: "", available: total, withPhones: 0 }] },
    )
    if (extras === null) return refused
    return answered({
      DefaultOutputList: outputFields("US", false).join(","),
      AdditionalOutputColumns: extras.columns,
    })
  },
})
