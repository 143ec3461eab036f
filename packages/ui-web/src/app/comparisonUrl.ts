import type { ListReferenceText } from "@listwright/domain/saved-lists"

/** Returns the URL for comparing two lists; with only one list, the page asks for the other. */
export const comparisonUrl = (
  ...lists: readonly [ListReferenceText] | readonly [ListReferenceText, ListReferenceText]
): string => `/slc/compare?lists=${lists.map(encodeURIComponent).join(",")}`
