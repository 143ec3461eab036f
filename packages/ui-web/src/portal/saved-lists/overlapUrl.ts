import { SavedListId } from "@listwright/domain/saved-lists"

/** Returns the URL for comparing lists by overlap. */
export const overlapUrl = (lists: ReadonlyArray<SavedListId>): string =>
  `/slc/overlap?lists=${lists.map(encodeURIComponent).join(",")}`

/** Returns the lists specified in a URL: `?lists=ID,ID`. */
export const listsFromUrl = (parameters: URLSearchParams): ReadonlyArray<SavedListId> =>
  (parameters.get("lists") ?? "")
    .split(",")
    .filter((id) => id !== "")
    .map((id) => SavedListId.make(id))
