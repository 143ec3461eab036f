import { OrderReceipt } from "@listwright/domain/order"
import { Schema } from "effect"
import type { Buyer } from "./Buyer.ts"

const decode = Schema.decodeUnknownSync(OrderReceipt)

/** Each receipt that the site shows to the buyers who were told of its order. */
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
