/**
 * The headings of a version in `CHANGELOG.md`, in their order. Each entry of a changeset begins with one of them. Entries
 * under the first heading sum the version up, and the message of its tag repeats them.
 */
export const HEADINGS = [
  "In short",
  "Areas",
  "Audience",
  "Sources",
  "Counting",
  "Prices and payment",
  "Suppression",
  "Orders and delivery",
  "Saved lists",
  "Portal",
  "Terminal",
  "Operating a site",
  "Loading data",
  "Building on it",
] as const

export type Heading = (typeof HEADINGS)[number]

export const IN_SHORT: Heading = "In short"
