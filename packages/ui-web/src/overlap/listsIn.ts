import { SavedCountId } from "@listwright/domain/saved-lists"

/** The lists that an address names: `?lists=ID,ID`. */
export const listsIn = (parameters: URLSearchParams): ReadonlyArray<SavedCountId> =>
  (parameters.get("lists") ?? "")
    .split(",")
    .filter((id) => id !== "")
    .map((id) => SavedCountId.make(id))
