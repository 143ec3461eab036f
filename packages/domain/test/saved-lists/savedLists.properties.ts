import fc from "fast-check"
import { deepStrictEqual } from "node:assert/strict"
import { Result } from "effect"
import { Role } from "../../src/account/User.ts"
import {
  combineButtonState,
  combinedDefinition,
  validateSelection,
} from "../../src/saved-lists/validateSelection.ts"
import {
  isSavedEndDateDisabled,
  decideSavedCountOpening,
  savedListExpiry,
  toggleSavedListRow,
} from "../../src/saved-lists/savedListPage.ts"
import { always, sentencesAbout } from "../property/Sentence.ts"
import { AccountId } from "../../src/account/AccountId.ts"
import { SavedListId } from "../../src/shared/SavedListId.ts"

const role = fc.constantFrom(...Role.literals)
const [seven, eight] = [AccountId.make(7), AccountId.make(8)]
const account = fc.option(fc.constantFrom(seven, eight))
const rows = fc.array(
  fc.record({
    id: fc.constantFrom("a", "b", "c", "d").map((id) => SavedListId.make(id)),
    listType: fc.constantFrom(10, 10, 10, 20),
    accountId: fc.constantFrom(seven, seven, seven, eight),
  }),
  { maxLength: 5 },
)
const day = fc
  .date({ min: new Date("2024-01-01"), max: new Date("2030-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

export const savedListSentences = sentencesAbout(
  "saved-lists",
  // [p4-combine-selection]
  always(
    "fewer than two lists are never ready to be combined",
    fc.property(role, account, fc.integer({ min: -1, max: 4 }), (who, accountId, selected) =>
      selected < 2
        ? combineButtonState(who, accountId, selected) === "disabled"
        : combineButtonState(who, accountId, selected) !== "disabled",
    ),
  ),
  always(
    "lists are combined only when two or more differ, of one source and one account",
    fc.property(role, account, rows, (who, accountId, selected) => {
      const combined = validateSelection(who, accountId, selected)
      const accounts = new Set([
        ...selected.map((row) => row.accountId),
        ...(accountId === null ? [] : [accountId]),
      ])
      const isCombinable =
        new Set(selected.map(({ id }) => id)).size >= 2 &&
        new Set(selected.map(({ listType }) => listType)).size === 1 &&
        accounts.size === 1 &&
        (who !== "Reseller" || accountId !== null)
      return Result.isSuccess(combined) === isCombinable
    }),
  ),
  always(
    "the areas of a combined list are the selected lists, each once, the first selected first",
    fc.property(rows, (selected) => {
      const uniform = selected.map((row) => ({ ...row, listType: 10, accountId: seven }))
      const combined = validateSelection("User", null, uniform)
      if (Result.isFailure(combined)) return true
      deepStrictEqual(
        combinedDefinition(combined.success).areas.map(
          (area) => area.kind === "savedCount" && area.savedCount,
        ),
        [...new Set(selected.map(({ id }) => id))],
      )
      return true
    }),
  ),
  always(
    "selecting a row twice leaves the selection as it was",
    fc.property(
      fc.uniqueArray(fc.constantFrom("a", "b", "c").map((id) => SavedListId.make(id))),
      fc.constantFrom("c", "d").map((id) => SavedListId.make(id)),
      (selected, id) => {
        const without = selected.filter((each) => each !== id)
        deepStrictEqual(toggleSavedListRow(toggleSavedListRow(without, id), id), without)
        return true
      },
    ),
  ),
  always(
    "a saved count that is counted again once is counted again ever after",
    fc.property(day, day, day, (savedOn, today, later) => {
      const days = [today, later].toSorted()
      return days.map((each) => decideSavedCountOpening(savedOn, each)).join() !== "countAgain,asCounted"
    }),
  ),
  always(
    "a later saved count expires later, and none before it was saved",
    fc.property(
      day,
      day,
      (a, b) => savedListExpiry(a) > a && a < b === savedListExpiry(a) < savedListExpiry(b),
    ),
  ),
  // [p5-saved-list-dates]
  always(
    "an end that can be picked lies neither after today nor before the start",
    fc.property(
      day,
      fc.option(day),
      day,
      (end, start, today) =>
        isSavedEndDateDisabled(end, start, today) === (end > today || (start !== null && end < start)),
    ),
  ),
)
