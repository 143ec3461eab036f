import { hasGeography } from "@listwright/domain/geography"
import type { FiguresAnswers, FiguresPartName } from "@listwright/domain/pricing"
import { useDraft } from "../../draft/useDraft.ts"
import { type LiveFigures, useLive } from "../useLiveCall.ts"
import { useFollowedList } from "./FiguresProvider.tsx"

export interface FigureOptions {
  readonly isWanted?: boolean
  /** The choices make a difference, not only the selection. */
  readonly hasPrice?: boolean
  /** What suggestions shall come near. */
  readonly wanted?: number | undefined
}

/**
 * One part of the figures of the current draft, after every edit. All parts that are shown come in one request; each is
 * kept, dimmed and asked for again by itself. spec: decisions (Figures)
 */
export const useFigure = <Name extends FiguresPartName>(
  of: Name,
  { hasPrice = false, isWanted = true, wanted }: FigureOptions = {},
): LiveFigures<FiguresAnswers[Name]> => {
  const { id: draftId, revision } = useDraft().draft
  const { ask, asked, choicesKey, current, definitionKey } = useFollowedList()
  const isAsked = isWanted && hasGeography(current.definition)
  const isSettled = hasPrice ? asked === current : asked.definition === current.definition
  const key = `${wanted ?? ""} ${definitionKey}${hasPrice ? ` ${choicesKey}` : ""}`
  const live = useLive(
    [`figures ${of}`, key],
    (signal) => ask({ of, list: asked, draftId, revision, wanted }, signal),
    isAsked && hasGeography(asked.definition),
  )
  return {
    ...live,
    answer: isAsked ? live.answer : null,
    isPending: isAsked && (!isSettled || live.isPending),
    error: isAsked ? live.error : null,
  }
}
