import { hasGeography } from "@listwright/domain/geography"
import type { FiguresAnswers, FiguresPartName } from "@listwright/domain/pricing"
import { useEffect } from "react"
import { useDraft } from "../../draft/useDraft.ts"
import { type LiveFigures, useLive } from "../useLiveCall.ts"
import { figureQuestion } from "./figureQuestion.ts"
import { useFollowedList } from "./FiguresProvider.tsx"

export interface FigureOptions {
  /** The choices make a difference, not only the selection. */
  readonly hasPrice?: boolean
  /** Suggestions only where there are too few records; their answer is null elsewhere. */
  readonly whenShort?: boolean
  /** False while the user can't see it, so that it isn't requested. */
  readonly isWanted?: boolean
}

/**
 * One part of the figures of the current draft, after every edit. All parts that are shown come in one request; each is
 * kept, dimmed and asked for again by itself.
 */
export const useFigure = <Name extends FiguresPartName>(
  of: Name,
  { hasPrice = false, isWanted = true, whenShort = false }: FigureOptions = {},
): LiveFigures<FiguresAnswers[Name]> => {
  const { id: draftId, revision } = useDraft().draft
  const { asked, choicesKey, current, definitionKey, figures, shown } = useFollowedList()
  useEffect(() => {
    if (!isWanted) return undefined
    const figure = { of, hasPrice, whenShort }
    shown.add(figure)
    return () => void shown.delete(figure)
  }, [shown, of, hasPrice, whenShort, isWanted])
  const isAsked = hasGeography(current.definition)
  const isSettled = hasPrice ? asked === current : asked.definition === current.definition
  const live = useLive(
    figureQuestion({ of, hasPrice, whenShort }, definitionKey, choicesKey),
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
