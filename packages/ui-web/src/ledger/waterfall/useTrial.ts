import { type CountAnswer, LiveCounts, type Relaxation } from "@listwright/domain/counting"
import { pricedChoices } from "@listwright/domain/drafts"
import { type Quote, Quotes } from "@listwright/domain/pricing"
import { keepPreviousData } from "@tanstack/react-query"
import { Effect } from "effect"
import { useCall } from "../../app/useCall.ts"
import { useDraft } from "../../draft/useDraft.ts"
import { LIVE } from "../live.ts"
import { withoutChoices } from "./withoutStep.ts"

/** The list without some of its choices, counted and priced by the server, which saves nothing of it. */
export interface Trial {
  readonly count: CountAnswer | null
  readonly quote: Quote | null
  readonly isPending: boolean
  readonly hasFailed: boolean
}

export const useTrial = (off: ReadonlyArray<Relaxation>): Trial => {
  const { definition, choices, revision } = useDraft().draft
  const tried = withoutChoices(definition, off)
  const asked = JSON.stringify(tried)
  const options = { staleTime: LIVE.staleMs, placeholderData: keepPreviousData }
  // Of no draft: it must not cancel the questions about the list as it is.
  const count = useCall(
    ["trial-count", asked],
    Effect.flatMap(LiveCounts, (counts) => counts.count({ definition: tried, draftId: null, revision })),
    options,
  )
  const priced = pricedChoices(choices)
  const quote = useCall(
    ["trial-quote", asked, JSON.stringify(priced)],
    Effect.flatMap(Quotes, (quotes) =>
      quotes.quote({ definition: tried, choices: priced, draftId: null, revision }),
    ),
    options,
  )
  return {
    count: count.data?.answer ?? null,
    quote: quote.data?.quote ?? null,
    isPending: count.isFetching || quote.isFetching,
    hasFailed: count.isError || quote.isError,
  }
}
