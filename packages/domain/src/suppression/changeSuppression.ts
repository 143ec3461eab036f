import { Result } from "effect"
import type { SuppressionDayRange } from "./SuppressionDayRange.ts"
import { offeredSuppressions } from "./offeredSuppressions.ts"
import { checkSuppressionDays, type DaysRefusal, type SuppressionStart } from "./suppressionDates.ts"
import {
  type ItemSuppression,
  defaultDateSuppression,
  type SuppressionKindForm,
  type SuppressionForm,
} from "./SuppressionForm.ts"
import type { SelectedSuppression, SuppressionKind } from "./SuppressionListItem.ts"

const withKind = (
  form: SuppressionForm,
  kind: SuppressionKind,
  changed: SuppressionKindForm,
): SuppressionForm => ({
  ...form,
  kinds: { ...form.kinds, [kind]: changed },
})

/** Switches a kind on or off. A kind that the source doesn't offer stays off [ob4-suppression-modes]. */
export const toggleSuppression = (form: SuppressionForm, kind: SuppressionKind): SuppressionForm =>
  offeredSuppressions(form.listType).includes(kind)
    ? withKind(form, kind, { ...form.kinds[kind], isOn: !form.kinds[kind].isOn })
    : form

/**
 * Sets the mode of a kind that's on. Choosing dates clears the kind's selected items and starts with the default days;
 * choosing the current mode changes nothing [ob4-suppression-date-clears].
 */
export const chooseSuppressionMode = (
  form: SuppressionForm,
  kind: SuppressionKind,
  mode: "date" | "item",
  today: string,
): SuppressionForm => {
  const { isOn, by } = form.kinds[kind]
  if (!isOn || by.mode === mode) return form
  return withKind(form, kind, {
    isOn,
    by: mode === "date" ? defaultDateSuppression(today) : { mode, items: [] },
  })
}

/** Changes a kind's items if it's on and by item; otherwise changes nothing. */
const withItems = (
  form: SuppressionForm,
  kind: SuppressionKind,
  change: (items: ItemSuppression["items"]) => ItemSuppression["items"],
): SuppressionForm => {
  const { isOn, by } = form.kinds[kind]
  return isOn && by.mode === "item"
    ? withKind(form, kind, { isOn, by: { mode: "item", items: change(by.items) } })
    : form
}

/** Selects a row; a row that's already selected keeps its position. */
export const selectSuppression = (
  form: SuppressionForm,
  kind: SuppressionKind,
  picked: SelectedSuppression,
): SuppressionForm =>
  withItems(form, kind, (items) =>
    items.some(({ value }) => value === picked.value) ? items : [...items, picked],
  )

/** Deselects a row; does nothing if it isn't selected. */
export const deselectSuppression = (
  form: SuppressionForm,
  kind: SuppressionKind,
  value: string,
): SuppressionForm => withItems(form, kind, (items) => items.filter((item) => item.value !== value))

/** Sets the ISO dates of a kind that's on and by date, after checking them [ob5-suppression-dates]. */
export const setSuppressionDays = (
  form: SuppressionForm,
  kind: SuppressionKind,
  days: SuppressionDayRange,
  today: string,
  reading: SuppressionStart,
): Result.Result<SuppressionForm, DaysRefusal> => {
  const { isOn, by } = form.kinds[kind]
  if (!isOn || by.mode !== "date") return Result.succeed(form)
  const { start, end } = days
  return Result.map(checkSuppressionDays(days, today, reading), () =>
    withKind(form, kind, { isOn, by: { mode: "date", start, end } }),
  )
}
