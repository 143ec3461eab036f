import { Schema } from "effect"

/** Identifies a saved count; the original contract calls it OrderId, or GeoKeyCode when combining lists. */
export const SavedCountId = Schema.String.pipe(Schema.brand("SavedCountId"))
export type SavedCountId = typeof SavedCountId.Type
