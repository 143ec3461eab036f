import { codes } from "../shared/Codes.ts"

/**
 * The number of times that a list may be used. The code is the `listUsage` in a price list's row, which contains the
 * price [ob9-list-usages] [p9-list-usages].
 */
export const listUsages = codes({
  oneTime: 1,
  twoTimes: 2,
  threeTimes: 3,
  fourTimes: 4,
  fiveTimes: 5,
  sixTimes: 6,
  multipleTimes: 100,
})
export type ListUsage = (typeof listUsages.names)[number]

/** Returns a usage's default label, for a price list that doesn't specify one (Desc). */
export const listUsageText = (usage: ListUsage): string => {
  switch (usage) {
    case "oneTime":
      return "One Time"
    case "twoTimes":
      return "Two Times"
    case "threeTimes":
      return "Three"
    case "fourTimes":
      return "Four"
    case "fiveTimes":
      return "Five"
    case "sixTimes":
      return "Six"
    case "multipleTimes":
      return "Multiple Times"
  }
}
