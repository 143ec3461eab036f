import { hasGeography } from "@listwright/domain/geography"
import type { FiguresAnswers, FiguresPartName } from "@listwright/domain/pricing"
import { useEffect } from "react"
import { useDraft } from "../../draft/useDraft.ts"
import { type LiveFigures, useLiveFigures } from "../useLiveCall.ts"
import { figureCacheKey } from "./figureCacheKey.ts"
import { useTrackedList } from "./FiguresProvider.tsx"

export interface FigureOptions {
  /** True if the figure depends on the choices, not only on the selection. */
  readonly hasPrice?: boolean
  /** True to request suggestions only if there are too few records; otherwise, the result is null. */
  readonly whenShort?: boolean
  /** False while the user can't see the figure, in which case it isn't requested. */
  readonly isWanted?: boolean
}

/**
 * Returns one part of the current draft's figures, updated after every edit. All displayed parts share one request;
 * each part is retained, dimmed, and re-requested separately.
 */
export const useFigure = <Name extends FiguresPartName>(
  of: Name,
  { hasPrice = false, isWanted = true, whenShort = false }: FigureOptions = {},
): LiveFigures<FiguresAnswers[Name]> => {
  const { id: draftId, revision } = useDraft().draft
  const { asked, choicesKey, current, definitionKey, figures, shown } = useTrackedList()
  useEffect(() => {
    if (!isWanted) return undefined
    const figure = { of, hasPrice, whenShort }
    shown.add(figure)
    return () => void shown.delete(figure)
  }, [shown, of, hasPrice, whenShort, isWanted])
  const isAsked = hasGeography(current.definition)
  const isSettled = hasPrice ? asked === current : asked.definition === current.definition
  const live = useLiveFigures(
    figureCacheKey({ of, hasPrice, whenShort }, definitionKey, choicesKey),
    (signal) => figures.ask({ of, list: asked, draftId, revision, whenShort }, signal),
    isWanted && isAsked && hasGeography(asked.definition),
  )
  return {
    ...live,
    answer: isAsked ? live.answer : null,
    isPending: isAsked && (!isSettled || live.isPending),
    error: isAsked ? live.error : null,
  }
}
