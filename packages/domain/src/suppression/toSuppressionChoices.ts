import type { SuppressionChoice } from "../definition/ListDefinition.ts"
import { allowedSuppressions } from "./offeredSuppressions.ts"
import {
  defaultDateSuppression,
  type SuppressionKindForm,
  type SuppressionChoices,
  type SuppressionForm,
} from "./SuppressionForm.ts"
import type { SelectedSuppression, SuppressionKind } from "./SuppressionListItem.ts"

const choiceOf = ({ isOn, by }: SuppressionKindForm): SuppressionChoice => {
  if (!isOn) return { mode: "off" }
  if (by.mode === "date") return by
  const [first, ...others] = by.items.map(({ value }) => value)
  return first === undefined ? { mode: "off" } : { mode: "item", items: [first, ...others] }
}

/**
 * Converts the form to the definition's suppressions. A kind by item with no selection suppresses nothing, so it's off.
 */
export const toSuppressionChoices = ({ kinds }: SuppressionForm): SuppressionChoices => ({
  orders: choiceOf(kinds.orders),
  savedCounts: choiceOf(kinds.savedCounts),
  files: choiceOf(kinds.files),
})

/** Rows with known names, by kind; a definition contains only their values. */
export type KnownSuppressions = Readonly<Record<SuppressionKind, ReadonlyArray<SelectedSuppression>>>

/** Returns the known row with a value; if there isn't one, uses the value as its name and code. */
export const findKnownSuppression = (
  known: ReadonlyArray<SelectedSuppression>,
  value: string,
): SelectedSuppression => known.find((item) => item.value === value) ?? { name: value, code: value, value }

const pickedOf = ({ by }: SuppressionKindForm): ReadonlyArray<SelectedSuppression> =>
  by.mode === "item" ? by.items : []

/** Returns the form's selected rows, whose names the form contains. */
export const selectedSuppressions = ({ kinds }: SuppressionForm): KnownSuppressions => ({
  orders: pickedOf(kinds.orders),
  savedCounts: pickedOf(kinds.savedCounts),
  files: pickedOf(kinds.files),
})

const kindFormOf = (
  choice: SuppressionChoice,
  known: ReadonlyArray<SelectedSuppression>,
  today: string,
): SuppressionKindForm => {
  switch (choice.mode) {
    case "off":
      return { isOn: false, by: defaultDateSuppression(today) }
    case "date":
      return { isOn: true, by: choice }
    case "item": {
      const items = [...new Set(choice.items)].map((value) => findKnownSuppression(known, value))
      return { isOn: true, by: { mode: "item", items } }
    }
  }
}

/**
 * Converts a definition's suppressions to a form; kinds that the source doesn't offer are off. `today` is an ISO date.
 */
export const toSuppressionForm = (
  listType: number,
  suppressions: SuppressionChoices,
  known: KnownSuppressions,
  today: string,
): SuppressionForm => {
  const allowed = allowedSuppressions(listType, suppressions)
  const kindForm = (kind: SuppressionKind): SuppressionKindForm =>
    kindFormOf(allowed[kind], known[kind], today)
  return {
    listType,
    kinds: { orders: kindForm("orders"), savedCounts: kindForm("savedCounts"), files: kindForm("files") },
  }
}
