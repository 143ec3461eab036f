import type { Draft } from "@listwright/domain/drafts"
import { Reports } from "@listwright/domain/reports"
import { Cause, Effect, Exit } from "effect"
import { useState } from "react"
import { useRun } from "../../app/App.ts"
import { useNotifyFailure } from "../../app/failures.ts"
import { useDraft } from "../../list/draft/useDraft.ts"

/** Downloads an order's count, as saved on the server, as a workbook; runs one download at a time. */
export const useCountDownload = ({ id }: Pick<Draft, "id">) => {
  const run = useRun()
  const { flush } = useDraft()
  const notifyFailure = useNotifyFailure()
  const [isPending, setIsPending] = useState(false)
  const download = async () => {
    if (isPending) return
    setIsPending(true)
    const saved = await flush()
    const exit =
      saved === null ? null : await run(Effect.flatMap(Reports, (reports) => reports.countResult(id)))
    setIsPending(false)
    if (exit === null) return
    if (Exit.isFailure(exit)) return notifyFailure(Cause.squash(exit.cause))
    window.location.assign(exit.value)
  }
  return { isPending, download }
}
