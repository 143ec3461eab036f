import { toPreviewDefinition } from "@listwright/domain/audience"
import { dependsOnAccount, pickPricingChoices } from "@listwright/domain/drafts"
import { useQueryClient } from "@tanstack/react-query"
import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from "react"
import { useApp } from "../../../app/App.ts"
import { useDraft } from "../../draft/useDraft.ts"
import { LIVE_TIMING } from "../liveTiming.ts"
import { useLeadingDebounce } from "../useLeadingDebounce.ts"
import { useStableValue } from "../useStableValue.ts"
import { type RequestedList, type FiguresRequester, createFiguresRequester } from "./figuresRequester.ts"
import type { ShownFigure } from "./figureCacheKey.ts"

/** The current list and the state of its figures. */
export interface TrackedList {
  /** The current list. */
  readonly current: RequestedList
  /** The list whose figures are requested: `current`, except during edits in quick succession. */
  readonly asked: RequestedList
  /** The list as JSON, for use as keys: the content that affects the count, and the content that affects the price. */
  readonly definitionKey: string
  readonly choicesKey: string
  readonly figures: FiguresRequester
  /** The figures shown on the screen; the components that show them add and remove them here. */
  readonly shown: Set<ShownFigure>
}

const FollowedContext = createContext<TrackedList | null>(null)

/** Requests the counts again once the server has the draft's new account, if they depend on the account. */
const useFollowAccount = (): void => {
  const { draft, savedAccountId } = useDraft()
  const queries = useQueryClient()
  const asked = useRef(savedAccountId)
  useEffect(() => {
    if (asked.current === savedAccountId) return
    asked.current = savedAccountId
    if (dependsOnAccount(draft.definition)) void queries.invalidateQueries()
  }, [draft.definition, queries, savedAccountId])
}

/**
 * Wraps a draft's screens. All components that show its figures share the same state, and an edit is requested only
 * once.
 */
export function FiguresProvider({ children }: { readonly children: ReactNode }) {
  const { runner } = useApp()
  const { draft } = useDraft()
  useFollowAccount()
  const [figures] = useState(() => createFiguresRequester(runner.query))
  const [shown] = useState(() => new Set<ShownFigure>())
  const definition = useStableValue(toPreviewDefinition(draft.definition))
  const choices = useStableValue(pickPricingChoices(draft.choices))
  const current = useMemo(() => ({ definition, choices }), [definition, choices])
  const asked = useLeadingDebounce(current, LIVE_TIMING.debounceMs)
  const definitionKey = useMemo(() => JSON.stringify(asked.definition), [asked.definition])
  const choicesKey = useMemo(() => JSON.stringify(asked.choices), [asked.choices])
  const followed = useMemo(
    () => ({ current, asked, definitionKey, choicesKey, figures, shown }),
    [current, asked, definitionKey, choicesKey, figures, shown],
  )
  return <FollowedContext value={followed}>{children}</FollowedContext>
}

export const useTrackedList = (): TrackedList => {
  const followed = use(FollowedContext)
  if (followed === null) throw new Error("figures need a FiguresProvider")
  return followed
}
