import type { Draft } from "@listwright/domain/drafts"
import { quotedPricesText } from "@listwright/domain/quotes"
import { Notice } from "../../design/Notice.tsx"
import { useOpenedQuote } from "./useQuotes.ts"

/** A notice on an order opened from a quote that explains which prices apply. */
export function QuotedPricesNotice({ draft: { choices, definition } }: { readonly draft: Draft }) {
  const { data } = useOpenedQuote(choices.quoteId ?? "")
  return data === undefined ? null : <Notice kind="info">{quotedPricesText(data, definition)}</Notice>
}
