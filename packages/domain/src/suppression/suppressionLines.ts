import { formatWholeNumber } from "../shared/formatWholeNumber.ts"
import type { ListDefinition, SuppressionChoice } from "../definition/ListDefinition.ts"
import { SUPPRESSED_ITEMS, SUPPRESSIONS } from "../glossary/suppressions.ts"
import { displayDay } from "./SuppressionDayRange.ts"
import { SUPPRESSION_KINDS, type SuppressionKind } from "./SuppressionListItem.ts"

/** A line that describes an active kind of suppression. */
export interface SuppressionLine {
  readonly title: string
  readonly text: string
}

/** Formats a number of orders, saved counts or files: '2 files', '1 saved count'. */
export const suppressedItemsText = (kind: SuppressionKind, count: number): string => {
  const { one, several } = SUPPRESSED_ITEMS[kind]
  return `${formatWholeNumber(count)} ${count === 1 ? one : several}`
}

/** Formats suppressed days: '11/15/2026 to 11/22/2026'. */
export const suppressedDaysText = ({
  end,
  start,
}: Extract<SuppressionChoice, { readonly mode: "date" }>): string =>
  `${displayDay(start)} to ${displayDay(end)}`

/**
 * Returns the lines for a definition's suppressions: 'Prior orders: 11/15/2026 to 11/22/2026', 'Your own files: 2
 * files'.
 */
export const suppressionLines = ({ suppressions }: ListDefinition): ReadonlyArray<SuppressionLine> =>
  SUPPRESSION_KINDS.flatMap((kind) => {
    const choice = suppressions[kind]
    const title = SUPPRESSIONS[kind]
    switch (choice.mode) {
      case "off":
        return []
      case "date":
        return [{ title, text: suppressedDaysText(choice) }]
      case "item":
        return [{ title, text: suppressedItemsText(kind, choice.items.length) }]
    }
  })
