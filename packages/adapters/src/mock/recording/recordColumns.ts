import { Schema } from "effect"
import { WirePriceList } from "../../contract/legacy/pricing/WirePriceList.ts"
import type { MockAnswer } from "../MockRequest.ts"
import { dataOf } from "../dataOf.ts"
import type { Recorder } from "./Recorder.ts"

const Counted = Schema.Struct({ PriceList: WirePriceList })

/** Records what columns can be added to a file, at the prices of a count. */
export const recordColumns = async (recorder: Recorder, counted: MockAnswer): Promise<void> => {
  const { PriceListId: priceListId } = dataOf(Counted, counted).PriceList
  const ask = recorder.ask.bind(recorder)
  await ask("GetAdditionalOutputColumnsAndPrice", {
    title: "beside chosen attributes",
    body: {
      selectedQty: 1_000,
      priceListId,
      currentSelectedCols: "HOMEVALUE",
      selectedDemo: [{ ColumnName: "AGE", Values: [{ AttributeValue: "25~54" }] }],
    },
  })
  await ask("GetAdditionalOutputColumnsAndPrice", {
    title: "no such prices",
    body: { selectedQty: 1_000, priceListId: "NOTHING", currentSelectedCols: "", selectedDemo: [] },
  })
}
