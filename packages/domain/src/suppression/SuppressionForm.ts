import type { ListDefinition } from "../definition/ListDefinition.ts"
import { type SuppressionDayRange, defaultSuppressionDays } from "./SuppressionDayRange.ts"
import type { SelectedSuppression, SuppressionKind } from "./SuppressionListItem.ts"

/** A suppression of everything within a range of ISO dates, inclusive. */
export interface DateSuppression extends SuppressionDayRange {
  readonly mode: "date"
}

/**
 * A suppression of the selected rows, in the order they were selected, without duplicates. An empty selection
 * suppresses nothing.
 */
export interface ItemSuppression {
  readonly mode: "item"
  readonly items: ReadonlyArray<SelectedSuppression>
}

/** A kind of suppression in the form. Its choices are preserved while it's off, so a stray click loses nothing. */
export interface SuppressionKindForm {
  readonly isOn: boolean
  readonly by: DateSuppression | ItemSuppression
}

/** A source's suppression tab: each kind off or on, on by date or by item [ob4-suppression-modes]. */
export interface SuppressionForm {
  readonly listType: number
  readonly kinds: Readonly<Record<SuppressionKind, SuppressionKindForm>>
}

/** Returns a suppression by date with the default days. `today` is an ISO date. */
export const defaultDateSuppression = (today: string): DateSuppression => ({
  mode: "date",
  ...defaultSuppressionDays(today),
})

/**
 * Returns a form with everything off; a kind that's switched on starts with the default days. `today` is an ISO date.
 */
export const createSuppressionForm = (listType: number, today: string): SuppressionForm => {
  const off: SuppressionKindForm = { isOn: false, by: defaultDateSuppression(today) }
  return { listType, kinds: { orders: off, savedCounts: off, files: off } }
}

/** The three kinds of suppression, as stored in a definition. */
export type SuppressionChoices = ListDefinition["suppressions"]
