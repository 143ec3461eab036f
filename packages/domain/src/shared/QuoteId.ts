import { Schema } from "effect"

/** The ID of a sent quote. Knowing the ID doesn't grant access. */
export const QuoteId = Schema.String.pipe(Schema.brand("QuoteId"))
export type QuoteId = typeof QuoteId.Type
