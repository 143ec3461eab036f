import type { SavedListId } from "@listwright/domain/saved-lists"

/** Returns a recounted list's cache key, shared by its row and the dialog that explains it. */
export const recountKey = (id: SavedListId) => ["recount", id]
