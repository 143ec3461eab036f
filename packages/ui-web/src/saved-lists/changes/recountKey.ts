import type { SavedListId } from "@listwright/domain/saved-lists"

/** Returns the cache key of a recounted list, which its row and the dialog that explains it share. */
export const recountKey = (id: SavedListId) => ["recount", id]
