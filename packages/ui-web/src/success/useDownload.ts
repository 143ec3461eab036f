import { type ListFormat, type OrderReceipt, Orders } from "@listwright/domain/order"
import { Cause, Effect, Exit } from "effect"
import { useState } from "react"
import { useRun } from "../app/App.ts"
import { useNotifyFailure } from "../app/failures.ts"
import { saveAs } from "../app/saveAs.ts"

const TYPES: Readonly<Record<ListFormat, string>> = {
  csv: "text/csv;charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
}

/** Fetches the delivered list in a format and saves it under the name that the delivery has. */
export const useDownload = (receipt: OrderReceipt) => {
  const run = useRun()
  const notifyFailure = useNotifyFailure()
  const [pending, setPending] = useState<ListFormat | null>(null)
  const fetchAndSave = async (format: ListFormat) => {
    setPending(format)
    const exit = await run(Effect.flatMap(Orders, (orders) => orders.download(receipt.orderCode, format)))
    setPending(null)
    if (Exit.isFailure(exit)) return notifyFailure(Cause.squash(exit.cause))
    const name = (receipt.delivery?.fileName ?? receipt.orderCode).replace(/\.csv$/, "")
    saveAs(new Uint8Array(exit.value), `${name}.${format}`, TYPES[format])
  }
  return {
    /** What is on its way. */
    pending,
    download: (format: ListFormat) => void fetchAndSave(format),
  }
}
