import { Schema } from "effect"

/** The ID of a saved list. */
export const SavedListId = Schema.String.pipe(Schema.brand("SavedListId"))
export type SavedListId = typeof SavedListId.Type
