import { Schema } from "effect"

/** Names a quote that was sent. Knowing one gives no access. */
export const QuoteId = Schema.String.pipe(Schema.brand("QuoteId"))
export type QuoteId = typeof QuoteId.Type
