import { formatWholeNumber } from "../shared/formatWholeNumber.ts"
import { INPUT_TYPES } from "../audience/attributes/inputTypeRows.ts"
import type { ColumnCriterion } from "../definition/Audience.ts"
import { postalCodeText } from "../shared/PostalCode.ts"
import { COUNT_ERROR_NOTICE_MS, type Notice, notice } from "../shared/Notice.ts"
import { orderTexts } from "../shared/wording/orderTexts.ts"
import type { SelectionRefusal } from "./evaluator/SelectionRefusal.ts"

/** The notice for a failed count, shown for 10 seconds. */
export const countFailedNotice: Notice = notice(
  "error",
  orderTexts.countFailedTitle,
  orderTexts.countFailed,
  COUNT_ERROR_NOTICE_MS,
)

const kindName = (kind: ColumnCriterion["kind"]): string => {
  switch (kind) {
    case "values":
      return "single values"
    case "ranges":
      return "ranges"
    case "industries":
      return "industries"
  }
}

/** Looks up the name of a saved count by its id; undefined if the name isn't known. */
export type SavedCountNameLookup = ((id: string) => string | undefined) | undefined

/**
 * Explains the refusal to the user. The specification has no wording for refusals. Refers to saved counts by name if
 * `names` knows it, otherwise by id.
 */
export const selectionRefusalText = (refused: SelectionRefusal, names?: SavedCountNameLookup): string => {
  const nameOf = (id: string): string => {
    const name = names?.(id)
    return name === undefined ? id : `'${name}'`
  }
  switch (refused._tag) {
    case "ColumnUnknown":
      return `there is no column ${refused.column}`
    case "CriterionMisplaced":
      return `${refused.column} can't be selected by ${kindName(refused.kind)}`
    case "ValueUnknown":
      return `${refused.column} has no value '${refused.value}'`
    case "BoundUnreadable":
      return `${refused.column} needs ${INPUT_TYPES[refused.inputType].example}, not '${refused.bound}'`
    case "RangeReversed":
      return `${refused.column}: ${refused.from} comes after ${refused.to}`
    case "BoundOutside":
      return `${refused.column} must be from ${refused.min} to ${refused.max}, not '${refused.bound}'`
    case "BoundNotWhole":
      return `${refused.column} must be a whole number, not '${refused.bound}'`
    case "OneValueOnly":
      return `${refused.column} accepts only one value`
    case "ZipUnknown":
      return `there is no ZIP Code ${refused.zip} in Canada; use postal codes, like M5V 2T6, or just their first halves`
    case "PostalCodeUnknown":
      return `there is no postal code ${postalCodeText(refused.postalCode)} in the United States; use ZIP Codes, like 60614`
    case "StateUnknown":
      return `there is no state ${refused.state}`
    case "CountyUnknown":
      return `there is no county ${refused.county}`
    case "CityUnknown":
      return `there is no city ${refused.city} in ${refused.state}`
    case "ScfUnknown":
      return `there is no SCF ${refused.scf}`
    case "MetroAreaUnknown":
      return `there is no metro area ${refused.metroArea}`
    case "DistrictUnknown":
      return `there is no congressional district ${refused.district}`
    case "ClosestExcluded":
      return "the nearest records can't be excluded"
    case "SavedCountUnknown":
      return `there is no saved count ${nameOf(refused.savedCount)}`
    case "SavedCountOfOtherSource":
      return `the saved count ${nameOf(refused.savedCount)} is of list type ${refused.listType}`
    case "SavedCountsCircular":
      return `a saved count selects itself: ${refused.savedCounts.map(nameOf).join(", ")}`
    case "LocationFileUnknown":
      return `there is no file of locations '${refused.name}'; upload it again, or remove it from the areas`
    case "OccupantOptionMissing":
      return refused.option === "targets" ? "no targeting option is selected" : "no route option is selected"
    case "TooManyToOverlap":
      return `an overlap compares at most ${refused.most} areas, not ${refused.areas}`
    case "TooManyEach":
      return `at most ${refused.most} areas can be counted separately, not ${refused.areas}`
    case "TableTooLarge":
      return `${refused.rows} by ${refused.columns} would have more than ${formatWholeNumber(refused.most)} cells`
    case "ColumnTooWide":
      return `${refused.column} can have ${formatWholeNumber(refused.values)} values, but a breakdown shows at most ${formatWholeNumber(refused.most)}; count ranges instead`
    case "AreaTableTooLarge":
      return `the table would have ${formatWholeNumber(refused.cells)} cells, but can have at most ${formatWholeNumber(refused.most)}: choose fewer areas or fewer columns`
    case "TableAreaUnknown":
      return `the list has no area ${refused.key}`
  }
}
