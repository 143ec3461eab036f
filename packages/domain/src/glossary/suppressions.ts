/** The display names of the suppression kinds. */
export const SUPPRESSIONS = {
  orders: "Prior orders",
  savedCounts: "Saved counts",
  files: "Your own files",
} as const

/** The nouns for the items of each suppression kind, singular and plural. */
export const SUPPRESSED_ITEMS = {
  orders: { one: "order", several: "orders" },
  savedCounts: { one: "saved count", several: "saved counts" },
  files: { one: "file", several: "files" },
} as const
