import type { SavedCountId } from "@listwright/domain/saved-lists"

/** What a list counted again is kept under, for its row and for the dialog that explains it. */
export const recountKey = (id: SavedCountId) => ["recount", id]
