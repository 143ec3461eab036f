import { type QuotableCount, SentQuotes } from "@listwright/domain/quotes"
import { type CallFailed, DraftId, QuoteId } from "@listwright/domain/shared"
import type { UseQueryResult } from "@tanstack/react-query"
import { Effect } from "effect"
import { useCall } from "../../app/useCall.ts"

/** Loads a quote with the current price of its list. Another user's quote is indistinguishable from a missing one. */
export const useOpenedQuote = (id: string) =>
  useCall(
    ["quote", id],
    Effect.flatMap(SentQuotes, (quotes) => quotes.open(QuoteId.make(id))),
    { enabled: id !== "" },
  )

/** Loads the saved count to use for the quote of the order `sid`. */
export const useQuotableCount = (sid: string): UseQueryResult<QuotableCount, CallFailed> =>
  useCall(
    ["quotable", sid],
    Effect.flatMap(SentQuotes, (quotes) => quotes.available(DraftId.make(sid))),
    { enabled: sid !== "", staleTime: 0 },
  )
