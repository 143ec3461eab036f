import { Schema } from "effect"

/** The ID of a draft; the original contract calls it a session. */
export const DraftId = Schema.String.pipe(Schema.brand("DraftId"))
export type DraftId = typeof DraftId.Type
