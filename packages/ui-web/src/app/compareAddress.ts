import type { ListReferenceText } from "@listwright/domain/saved-lists"

/** The address that holds two lists against each other; of one alone, it asks for the other. */
export const compareAddress = (
  ...lists: readonly [ListReferenceText] | readonly [ListReferenceText, ListReferenceText]
): string => `/slc/compare?lists=${lists.map(encodeURIComponent).join(",")}`
