import { type OrderReceipt, Orders } from "@listwright/domain"
import { Cause, Effect, Exit } from "effect"
import { useState } from "react"
import { useRun } from "../app/App.ts"
import { useNotifyFailure } from "../app/failures.ts"

/** Hands bytes to the browser as a file of its own; the address is given back once the browser has it. */
const saveAs = (bytes: Uint8Array<ArrayBuffer>, fileName: string): void => {
  const address = URL.createObjectURL(new Blob([bytes], { type: "text/csv;charset=utf-8" }))
  const link = document.createElement("a")
  link.href = address
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** Fetches the delivered list and saves it under the name that the delivery has. */
export const useDownload = (receipt: OrderReceipt) => {
  const run = useRun()
  const notifyFailure = useNotifyFailure()
  const [isPending, setIsPending] = useState(false)
  const fetchAndSave = async () => {
    setIsPending(true)
    const exit = await run(Effect.flatMap(Orders, (orders) => orders.download(receipt.orderCode)))
    setIsPending(false)
    if (Exit.isFailure(exit)) return notifyFailure(Cause.squash(exit.cause))
    saveAs(new Uint8Array(exit.value), receipt.delivery?.fileName ?? `${receipt.orderCode}.csv`)
  }
  return { isPending, download: () => void fetchAndSave() }
}
