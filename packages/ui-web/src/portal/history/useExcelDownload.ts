import { Orders } from "@listwright/domain/order"
import type { OrderCode } from "@listwright/domain/shared"
import { Cause, Effect, Exit } from "effect"
import { useState } from "react"
import { useRun } from "../../app/App.ts"
import { useNotifyFailure } from "../../app/failures.ts"
import { saveFile } from "../../app/saveFile.ts"

/** Fetches an order's delivered list as a workbook and saves it. */
export const useExcelDownload = (orderCode: OrderCode) => {
  const run = useRun()
  const notifyFailure = useNotifyFailure()
  const [isPending, setIsPending] = useState(false)
  const fetchAndSave = async () => {
    setIsPending(true)
    const exit = await run(Effect.flatMap(Orders, (orders) => orders.download(orderCode, "xlsx")))
    setIsPending(false)
    if (Exit.isFailure(exit)) return notifyFailure(Cause.squash(exit.cause))
    saveFile(exit.value, `${orderCode}.xlsx`, "xlsx")
  }
  return { isPending, download: () => void fetchAndSave() }
}
