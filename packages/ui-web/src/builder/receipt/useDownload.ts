import { type ListFormat, type OrderReceipt, Orders } from "@listwright/domain/order"
import { Cause, Effect, Exit } from "effect"
import { useState } from "react"
import { useRun } from "../../app/App.ts"
import { useNotifyFailure } from "../../app/failures.ts"
import { saveFile } from "../../app/saveFile.ts"

/** Downloads the delivered list in a given format and saves it under the delivery's name. */
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
    const isList = format === "csv" || format === "xlsx"
    saveFile(exit.value, isList ? `${name}.${format}` : `${name}-${format}.pdf`, isList ? format : "pdf")
  }
  return {
    /** The format being downloaded. */
    pending,
    download: (format: ListFormat) => void fetchAndSave(format),
  }
}
