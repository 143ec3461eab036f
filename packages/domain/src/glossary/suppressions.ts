/** The display names of the kinds of suppressions. */
export const SUPPRESSIONS = {
  orders: "Prior orders",
  savedCounts: "Saved counts",
  files: "Your own files",
} as const

/** The nouns for the items of each kind of suppression, singular and plural. */
export const SUPPRESSED_ITEMS = {
  orders: { one: "order", several: "orders" },
  savedCounts: { one: "saved count", several: "saved counts" },
  files: { one: "file", several: "files" },
} as const
