import { OrderReceipt } from "@listwright/domain/order"
import { Schema } from "effect"
import type { Buyer } from "./Buyer.ts"

const decode = Schema.decodeUnknownSync(OrderReceipt)

/** Reads the receipts of all orders that the site reported as placed, as it shows them to their buyers. */
export const receiptsOf = async (buyers: ReadonlyArray<Buyer>): Promise<ReadonlyArray<OrderReceipt>> => {
  const receipts: Array<OrderReceipt> = []
  for (const buyer of buyers) {
    const codes = new Set(
      buyer.drafts.flatMap(({ clicks }) =>
        clicks.flatMap(({ answers }) =>
          answers.filter(({ isPlaced }) => isPlaced).map(({ orderCode }) => orderCode),
        ),
      ),
    )
    for (const code of codes) {
      const receipt = await buyer.ask("GET", `/api/v1/orders/${code}`)
      if (receipt === null) buyer.surprises.push(`the receipt of ${code} cannot be read`)
      else receipts.push(decode(receipt))
    }
  }
  return receipts
}
