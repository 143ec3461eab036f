import { Schema } from "effect"

/** Names a saved count; the original contract calls it OrderId, and GeoKeyCode where lists are combined. */
export const SavedCountId = Schema.String.pipe(Schema.brand("SavedCountId"))
export type SavedCountId = typeof SavedCountId.Type
