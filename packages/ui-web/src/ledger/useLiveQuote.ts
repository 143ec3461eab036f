import { pricedChoices } from "@listwright/domain/drafts"
import { hasGeography } from "@listwright/domain/geography"
import { type Quote, Quotes } from "@listwright/domain/pricing"
import { keepPreviousData } from "@tanstack/react-query"
import { Effect } from "effect"
import { useMemo } from "react"
import { useCall } from "../app/useCall.ts"
import { useDraft } from "../draft/useDraft.ts"
import { LIVE } from "./live.ts"
import { useDebounced } from "./useDebounced.ts"
import type { LiveFigures } from "./useLiveCount.ts"

/** The itemized price of the current draft; like `useLiveCount`. */
export const useLiveQuote = (): LiveFigures<Quote> => {
  const { draft } = useDraft()
  const { definition } = draft
  const { listUsage, promoCode, quantities, wantedTotal, outputColumns, mobilePackageId } = draft.choices
  const standing = useMemo(
    () => ({
      definition,
      choices: pricedChoices({
        listUsage,
        promoCode,
        quantities,
        wantedTotal,
        outputColumns,
        mobilePackageId,
      }),
    }),
    [definition, listUsage, promoCode, quantities, wantedTotal, outputColumns, mobilePackageId],
  )
  const asked = useDebounced(standing, LIVE.debounceMs)
  const isAsked = hasGeography(definition)
  const query = useCall(
    ["live-quote", JSON.stringify(asked)],
    Effect.flatMap(Quotes, (quotes) =>
      quotes.quote({ ...asked, draftId: draft.id, revision: draft.revision }),
    ),
    {
      enabled: isAsked && hasGeography(asked.definition),
      placeholderData: keepPreviousData,
      staleTime: LIVE.staleMs,
      refetchInterval: ({ state }) => (state.status === "error" ? LIVE.retryMs : false),
    },
  )
  return {
    answer: isAsked ? (query.data?.quote ?? null) : null,
    isPending: isAsked && (asked !== standing || query.isPlaceholderData || query.isFetching),
    error: isAsked ? query.error : null,
    retry: () => void query.refetch(),
  }
}
