import { previewDefinition } from "@listwright/domain/audience"
import { countsByAccount, pricedChoices } from "@listwright/domain/drafts"
import { useQueryClient } from "@tanstack/react-query"
import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from "react"
import { useApp } from "../../app/App.ts"
import { useDraft } from "../../draft/useDraft.ts"
import { LIVE } from "../live.ts"
import { useFollowed } from "../useFollowed.ts"
import { useUnchanged } from "../useUnchanged.ts"
import { type AskedList, type AskFigures, makeAskFigures } from "./askFigures.ts"
import type { ShownFigure } from "./figureQuestion.ts"

/** The current list and the state of its figures. */
export interface FollowedList {
  /** The current list. */
  readonly current: AskedList
  /** The list whose figures are requested: `current`, except during edits in quick succession. */
  readonly asked: AskedList
  /** The list as JSON, for use as keys: the content that affects the count, and the content that affects the price. */
  readonly definitionKey: string
  readonly choicesKey: string
  readonly figures: AskFigures
  /** The figures shown on the screen; the components that show them add and remove them here. */
  readonly shown: Set<ShownFigure>
}

const FollowedContext = createContext<FollowedList | null>(null)

/** Requests the counts again once the server has the draft's new account, if they depend on the account. */
const useFollowAccount = (): void => {
  const { draft, savedAccountId } = useDraft()
  const queries = useQueryClient()
  const asked = useRef(savedAccountId)
  useEffect(() => {
    if (asked.current === savedAccountId) return
    asked.current = savedAccountId
    if (countsByAccount(draft.definition)) void queries.invalidateQueries()
  }, [draft.definition, queries, savedAccountId])
}

/**
 * Wraps a draft's screens, so that all components that show its figures share the same state and an edit is requested
 * once.
 */
export function FiguresProvider({ children }: { readonly children: ReactNode }) {
  const { runner } = useApp()
  const { draft } = useDraft()
  useFollowAccount()
  const [figures] = useState(() => makeAskFigures(runner.query))
  const [shown] = useState(() => new Set<ShownFigure>())
  const definition = useUnchanged(previewDefinition(draft.definition))
  const choices = useUnchanged(pricedChoices(draft.choices))
  const current = useMemo(() => ({ definition, choices }), [definition, choices])
  const asked = useFollowed(current, LIVE.debounceMs)
  const definitionKey = useMemo(() => JSON.stringify(asked.definition), [asked.definition])
  const choicesKey = useMemo(() => JSON.stringify(asked.choices), [asked.choices])
  const followed = useMemo(
    () => ({ current, asked, definitionKey, choicesKey, figures, shown }),
    [current, asked, definitionKey, choicesKey, figures, shown],
  )
  return <FollowedContext value={followed}>{children}</FollowedContext>
}

export const useFollowedList = (): FollowedList => {
  const followed = use(FollowedContext)
  if (followed === null) throw new Error("figures need a FiguresProvider")
  return followed
}
