import { Schema } from "effect"

/** Identifies a saved list. */
export const SavedListId = Schema.String.pipe(Schema.brand("SavedListId"))
export type SavedListId = typeof SavedListId.Type
