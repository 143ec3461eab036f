import { DRAFT_PARAMETER } from "@listwright/domain/catalog"
import { useEffect, useEffectEvent, useState } from "react"
import { useSearchParams } from "react-router"
import { useCountController } from "../../list/counting/useCountController.ts"
import { useDraft } from "../../list/draft/useDraft.ts"

/**
 * Counts the order specified in a link, once, if it isn't counted yet, since such a link opens the order's counts.
 * Returns whether that count is in progress.
 */
export const useCountLinkedOrder = (isCounted: boolean): boolean => {
  const { draft } = useDraft()
  const counting = useCountController()
  const linked = useSearchParams()[0].get(DRAFT_PARAMETER)
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
