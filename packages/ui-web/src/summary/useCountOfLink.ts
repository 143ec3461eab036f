import { useEffect, useEffectEvent, useState } from "react"
import { useSearchParams } from "react-router"
import { useCounting } from "../counting/useCounting.ts"
import { useDraft } from "../draft/useDraft.ts"

/**
 * A link with a SessionId leads to the counts of an order, so one that was not counted yet is counted, once. Says
 * whether that is under way.
 */
export const useCountOfLink = (isCounted: boolean): boolean => {
  const { draft } = useDraft()
  const counting = useCounting()
  const linked = useSearchParams()[0].get("SessionId")
  const isAsked = linked === draft.id && !isCounted
  const [started, setStarted] = useState<string | null>(null)
  const start = useEffectEvent(() => {
    setStarted(draft.id)
    if (draft.choices.step !== "count") counting.start()
  })
  useEffect(() => {
    if (!isAsked) return
    let isHere = true
    // A page that goes away at once starts nothing.
    queueMicrotask(() => {
      if (isHere) start()
    })
    return () => {
      isHere = false
    }
  }, [isAsked, draft.id])
  return isAsked && (started !== draft.id || counting.isRunning)
}
