import type { SavedCountId } from "@listwright/domain/saved-lists"
import type { DraftId } from "@listwright/domain/shared"

/** A list as an address names it, see `listReferenceOf`. */
type Named = `list:${SavedCountId}` | `draft:${DraftId}`

/** The address that holds two lists against each other; of one alone, it asks for the other. */
export const compareAddress = (...lists: readonly [Named] | readonly [Named, Named]): string =>
  `/slc/compare?lists=${lists.map(encodeURIComponent).join(",")}`
