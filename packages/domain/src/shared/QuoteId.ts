import { Schema } from "effect"

/** Identifies a sent quote. Knowing the ID gives no access. */
export const QuoteId = Schema.String.pipe(Schema.brand("QuoteId"))
export type QuoteId = typeof QuoteId.Type
