import type { Quote } from "@listwright/domain/pricing"
import type { DraftId } from "@listwright/domain/shared"
import { Schema } from "effect"
import { dataOf } from "../dataOf.ts"
import { LIST_TYPE } from "./demo.ts"
import type { Recorder } from "./Recorder.ts"
import { sampleContact } from "./sample.ts"

const Tax = Schema.Struct({ TotalTax: Schema.String, Total: Schema.String })

/** Records the tax on an order, which it returns. */
export const recordTax = async (
  recorder: Recorder,
  draftId: DraftId,
  quote: Quote,
): Promise<typeof Tax.Type> => {
  const ask = recorder.ask.bind(recorder)
  const tax = await ask("CalculateTax", {
    title: "Illinois",
    session: draftId,
    body: {
      req: {
        AddressLine: sampleContact.addressLine,
        City: sampleContact.city,
        Country: "US",
        DesiredQty: quote.quantity,
        ListType: LIST_TYPE,
        OrderAmount: quote.figures.TotalPretaxCost,
        State: sampleContact.state,
        Zip: sampleContact.zip,
      },
    },
  })
  await ask("CalculateTax", {
    title: "no amount",
    body: { req: { OrderAmount: "much", State: "IL", Zip: "60602" } },
  })
  return dataOf(Tax, tax)
}
