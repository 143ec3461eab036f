import { outputFieldsOf } from "@listwright/domain/catalogue"
import { Schema } from "effect"
import { ColumnsQuestion } from "../../contract/legacy/pricing/PricingGroup.ts"
import { countOfColumns, listOfColumns } from "../../legacy-order/columnsQuestion.ts"
import { answered } from "../answers.ts"
import type { MockCall } from "../MockRequest.ts"
import type { MockState } from "../MockState.ts"
import { mockExtras } from "./mockPrices.ts"

const decode = Schema.decodeUnknownSync(ColumnsQuestion)

/** The columns that a file can have, at the recorded prices. */
export const columnCalls = (state: MockState): Readonly<Record<string, MockCall>> => ({
  GetAdditionalOutputColumnsAndPrice: ({ body }) => {
    const question = decode(body)
    const extras =
      question.priceListId === state.prices.wire.PriceListId
        ? mockExtras(state.prices, listOfColumns(state.counted, question), countOfColumns(question))
        : null
    return extras === null
      ? state.recordings.titled("GetAdditionalOutputColumnsAndPrice", "no such prices")
      : answered({
          DefaultOutputList: outputFieldsOf(state.counted).join(","),
          AdditionalOutputColumns: extras.columns,
        })
  },
})
