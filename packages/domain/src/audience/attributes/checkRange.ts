import { Result } from "effect"
import type { Attribute, InputType } from "./Attribute.ts"
import { hasInputFormat } from "./hasInputFormat.ts"
import { hasFraction, acceptsOnlyWholeNumbers } from "./acceptsOnlyWholeNumbers.ts"
import { INPUT_TYPES } from "./inputTypeRows.ts"

/** The reason that a range or value can't be used; `bound` is in the column's format. */
export type RangeRefusal =
  | { readonly _tag: "FormatWrong"; readonly inputType: InputType }
  | { readonly _tag: "FromExceedsTo" }
  | { readonly _tag: "AboveMaximum"; readonly bound: string }
  | { readonly _tag: "BelowMinimum"; readonly bound: string }
  | { readonly _tag: "NotWhole" }

/**
 * Checks typed input for a column: first the format of both bounds, then their order, then the column's own bounds,
 * which are inclusive, and whether the column requires whole numbers. A single value is checked as a range from itself
 * to itself; lists and radios are chosen rather than typed and always pass [ob5-range-order].
 */
export const checkRange = (
  column: Pick<Attribute, "inputType" | "min" | "max">,
  from: string,
  to: string,
): Result.Result<void, RangeRefusal> => {
  const { inputType, min, max } = column
  const { compare, entry } = INPUT_TYPES[inputType]
  if (entry === "values" || entry === "oneValue") return Result.succeed(undefined)
  const last = entry === "range" ? to : from
  if (!hasInputFormat(inputType, from, column) || !hasInputFormat(inputType, last, column)) {
    return Result.fail({ _tag: "FormatWrong", inputType })
  }
  if (compare(from, last) > 0) return Result.fail({ _tag: "FromExceedsTo" })
  if (max !== null && compare(last, max) > 0) return Result.fail({ _tag: "AboveMaximum", bound: max })
  if (min !== null && compare(from, min) < 0) return Result.fail({ _tag: "BelowMinimum", bound: min })
  if (acceptsOnlyWholeNumbers(column) && [from, last].some(hasFraction))
    return Result.fail({ _tag: "NotWhole" })
  return Result.succeed(undefined)
}
