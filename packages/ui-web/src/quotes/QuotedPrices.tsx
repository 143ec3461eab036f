import type { Draft } from "@listwright/domain/drafts"
import { quotedPricesText } from "@listwright/domain/quotes"
import { Notice } from "../design/Notice.tsx"
import { useOpenedQuote } from "./useQuotes.ts"

/** On an order that was opened from a quote: whose prices it has. */
export function QuotedPrices({ draft: { choices, definition } }: { readonly draft: Draft }) {
  const { data } = useOpenedQuote(choices.quoteId ?? "")
  return data === undefined ? null : <Notice kind="info">{quotedPricesText(data, definition)}</Notice>
}
