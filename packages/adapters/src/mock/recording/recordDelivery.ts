import type { OrderCode } from "@listwright/domain/shared"
import { OrderReceipt } from "@listwright/domain/order"
import { Schema } from "effect"
import type { Recorder } from "./Recorder.ts"

/** Waits for the list of an order and records its downloads. Returns the list as CSV. */
export const recordDelivery = async (recorder: Recorder, orderCode: OrderCode): Promise<string> => {
  const ask = recorder.ask.bind(recorder)
  const params = { code: orderCode }
  const receiptNow = async () =>
    Schema.decodeUnknownSync(OrderReceipt)((await ask("getOrder", { title: "the receipt", params })).body)
  let receipt = await receiptNow()
  while (receipt.delivery === null) {
    await new Promise((resolve) => setTimeout(resolve, 300))
    recorder.exchanges.set("getOrder", [])
    receipt = await receiptNow()
  }
  await ask("findOrders", { title: "by its code", query: { text: orderCode } })
  await ask("findOrders", { title: "none is called so", query: { text: "no order is called so" } })
  await ask("getOrder", { title: "no such order", params: { code: "CON10-000000" } })
  await ask("giveUpPayment", { title: "nothing waits for a payment", params })
  await ask("giveUpPayment", { title: "no such order", params: { code: "CON10-000000" } })
  await ask("orderOfRequest", { title: "no such request", params: { key: "none" } })
  const list = Schema.decodeUnknownSync(Schema.String)(
    (await ask("downloadOrder", { title: "the list", params })).body,
  )
  await ask("downloadOrder", { title: "no such order", params: { code: "CON10-000000" } })
  await ask("downloadWorkbook", { title: "the list", params })
  await ask("downloadWorkbook", { title: "no such order", params: { code: "CON10-000000" } })
  await ask("DownFile", { title: "the list", query: { id: orderCode, type: "csv" } })
  return list
}
