import type { Attribute, InputType } from "../../audience/attributes/Attribute.ts"
import type { Range } from "../../definition/Audience.ts"
import type { SelectionRefusal } from "./SelectionRefusal.ts"
import { hasInputFormat } from "../../audience/attributes/hasInputFormat.ts"
import { hasFraction, acceptsOnlyWholeNumbers } from "../../audience/attributes/acceptsOnlyWholeNumbers.ts"
import { INPUT_TYPES } from "../../audience/attributes/inputTypeRows.ts"
import { toPlainLetters } from "../../shared/toPlainLetters.ts"

/** The column types whose values have an order; values of all other types are chosen from a list or a tree. */
export type SortableType = Exclude<InputType, "list" | "radio" | "sic">

/** Returns whether a column's values have an order. */
export const isOrdered = (inputType: InputType): inputType is SortableType =>
  INPUT_TYPES[inputType].entry === "range" || INPUT_TYPES[inputType].entry === "single"

/**
 * Reduces a name to its letters A to Z and digits for comparison: O'Neil is ONEIL, Éric is ERIC, Łukasz is LUKASZ. A
 * name in another alphabet becomes empty, so it counts as unknown.
 */
export const comparableText = (text: string): string => toPlainLetters(text).replaceAll(/[^A-Z0-9]/g, "")

/** Checks that a value has its column type's format. Text must also have letters or digits left to compare. */
export const hasValidFormat = (inputType: SortableType, value: string): boolean =>
  INPUT_TYPES[inputType].accepts(value) && (inputType !== "string" || comparableText(value) !== "")

/** Compares two values, which must both have the column type's format; negative if the first sorts first. */
export const compareValues = (inputType: SortableType, a: string, b: string): number => {
  if (inputType === "string") {
    const [left, right] = [comparableText(a), comparableText(b)]
    return left < right ? -1 : left > right ? 1 : 0
  }
  return INPUT_TYPES[inputType].compare(a, b)
}

/**
 * Returns whether a value is in a range, both ends included. Month-years compare by year first. For text, the end
 * includes everything that begins with it, so A to M includes Miller. A value in the wrong format counts as unknown and
 * isn't in any range.
 */
export const isWithinRange = (inputType: SortableType, value: string, { from, to }: Range): boolean => {
  if (!hasValidFormat(inputType, value)) return false
  const last = inputType === "string" ? comparableText(value).slice(0, comparableText(to).length) : value
  return compareValues(inputType, from, value) <= 0 && compareValues(inputType, last, to) <= 0
}

/**
 * Returns the reason that a column rejects a range: a bound has the wrong format, the bounds are reversed, one lies
 * outside the column's own bounds, or one has cents although the column requires whole numbers. Returns null if the
 * range is valid.
 */
export const rangeRefusal = (
  { column, max, min }: Pick<Attribute, "column" | "min" | "max">,
  inputType: SortableType,
  { from, to }: Range,
): SelectionRefusal | null => {
  const unreadable = [from, to].find(
    (text) => !hasInputFormat(inputType, text, { min, max }) || !hasValidFormat(inputType, text),
  )
  if (unreadable !== undefined) return { _tag: "BoundUnreadable", column, inputType, bound: unreadable }
  if (!isWithinRange(inputType, from, { from, to })) return { _tag: "RangeReversed", column, from, to }
  if (min === null || max === null) return null
  const outside = [from, to].find((text) => !isWithinRange(inputType, text, { from: min, to: max }))
  if (outside !== undefined) return { _tag: "BoundOutside", column, bound: outside, min, max }
  const broken = acceptsOnlyWholeNumbers({ inputType, max, min }) ? [from, to].find(hasFraction) : undefined
  return broken === undefined ? null : { _tag: "BoundNotWhole", column, bound: broken }
}
