import { daysAfter } from "../shared/daysAfter.ts"

/** spec: decisions (Counting and quantities) */
export const SAVED_COUNT_DAYS = 90

/** The last day on which a saved count holds: 90 days after it was saved. ISO days. spec: decisions (Counting and quantities) */
export const savedCountExpiry = (savedOn: string): string => daysAfter(savedOn, SAVED_COUNT_DAYS)

/** How a saved count is opened: as it was counted up to its last day, counted again from then on. */
export const openingOf = (savedOn: string, today: string): "asCounted" | "countAgain" =>
  today > savedCountExpiry(savedOn) ? "countAgain" : "asCounted"
