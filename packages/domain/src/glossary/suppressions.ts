/** What people call those who are left out of a list. */
export const SUPPRESSIONS = {
  orders: "Prior orders",
  savedCounts: "Saved counts",
  files: "Your own files",
  doNotSell: "Do-not-sell list",
} as const

/** What is chosen of each kind of suppression, one and several. */
export const SUPPRESSED_ITEMS = {
  orders: { one: "order", several: "orders" },
  savedCounts: { one: "saved count", several: "saved counts" },
  files: { one: "file", several: "files" },
} as const
