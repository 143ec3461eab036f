import { type QuotableCount, SentQuotes } from "@listwright/domain/quotes"
import { type CallFailed, DraftId, QuoteId } from "@listwright/domain/shared"
import type { UseQueryResult } from "@tanstack/react-query"
import { Effect } from "effect"
import { useCall } from "../app/useCall.ts"

/** A quote with what its list comes to now; of somebody else it looks like one that does not exist. */
export const useOpenedQuote = (id: string) =>
  useCall(
    ["quote", id],
    Effect.flatMap(SentQuotes, (quotes) => quotes.open(QuoteId.make(id))),
    { enabled: id !== "" },
  )

/** What a quote of the order `sid` would be made of. */
export const useQuotable = (sid: string): UseQueryResult<QuotableCount, CallFailed> =>
  useCall(
    ["quotable", sid],
    Effect.flatMap(SentQuotes, (quotes) => quotes.available(DraftId.make(sid))),
    { enabled: sid !== "", staleTime: 0 },
  )
