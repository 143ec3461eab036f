import { defaultOutputColumns } from "@listwright/domain/audience"
import { canonicalDefinition, emptyDefinition } from "@listwright/domain/definition"
import { outputFields } from "@listwright/domain/glossary"
import { Schema } from "effect"
import { SelectedDemo } from "../../contract/legacy/order/LegacyOrder.ts"
import { criteriaOfDemos } from "../../legacy-order/legacyDemos.ts"
import { answered } from "../answers.ts"
import { fieldOf, textOf } from "../fieldOf.ts"
import type { MockCall } from "../MockRequest.ts"
import type { MockState } from "../MockState.ts"
import { mockExtras } from "./mockPrices.ts"

const Demos = Schema.Array(SelectedDemo)

/** The columns that a file can have, at the recorded prices. */
export const columnCalls = (state: MockState): Readonly<Record<string, MockCall>> => ({
  GetAdditionalOutputColumnsAndPrice: ({ body }) => {
    const refused = state.recordings.titled("GetAdditionalOutputColumnsAndPrice", "no such prices")
    if (textOf(body, "priceListId") !== state.prices.wire.PriceListId) return refused
    const total = Number(fieldOf(body, "selectedQty"))
    const said = fieldOf(body, "currentSelectedCols")
    const definition = canonicalDefinition({
      ...emptyDefinition(state.counted),
      audience: {
        unit: "individuals",
        criteria: criteriaOfDemos(Schema.decodeUnknownSync(Demos)(fieldOf(body, "selectedDemo") ?? [])),
      },
    })
    const outputColumns = Array.isArray(said) ? said.map(String) : defaultOutputColumns(String(said ?? ""))
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
