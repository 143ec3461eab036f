import { pricedChoices } from "@listwright/domain/drafts"
import { hasGeography } from "@listwright/domain/geography"
import { type Quote, Quotes } from "@listwright/domain/pricing"
import { Effect } from "effect"
import { useMemo } from "react"
import { useDraft } from "../draft/useDraft.ts"
import { LIVE } from "./live.ts"
import { useDebounced } from "./useDebounced.ts"
import { type LiveFigures, useLiveCall } from "./useLiveCall.ts"
import { useUnchanged } from "./useUnchanged.ts"

/** The itemized price of the current draft; like `useLiveCount`. */
export const useLiveQuote = (): LiveFigures<Quote> => {
  const { draft } = useDraft()
  const { definition } = draft
  const choices = useUnchanged(pricedChoices(draft.choices))
  const standing = useMemo(() => ({ definition, choices }), [definition, choices])
  const asked = useDebounced(standing, LIVE.debounceMs)
  const isAsked = hasGeography(definition)
  const live = useLiveCall(
    ["live-quote", JSON.stringify(asked)],
    Effect.flatMap(Quotes, (quotes) =>
      quotes.quote({ ...asked, draftId: draft.id, revision: draft.revision }),
    ),
    isAsked && hasGeography(asked.definition),
  )
  return {
    ...live,
    answer: isAsked ? (live.answer?.quote ?? null) : null,
    isPending: isAsked && (asked !== standing || live.isPending),
    error: isAsked ? live.error : null,
  }
}
