/** What people call those who are left out of a list. */
export const SUPPRESSIONS = {
  orders: "Prior orders",
  savedCounts: "Saved counts",
  files: "Your own files",
  doNotSell: "Do-not-sell list",
} as const
