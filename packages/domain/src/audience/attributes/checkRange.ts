import { BigDecimal, Option, Result } from "effect"
import { compareTexts } from "../../definition/sortedTexts.ts"
import type { DemoColumn, InputType } from "./DemoColumn.ts"
import { inputFormat } from "./inputFormat.ts"

/** Why a range or value cannot be used; `bound` is written as the column has it. */
export type RangeRefused =
  | { readonly _tag: "FormatWrong"; readonly inputType: InputType }
  | { readonly _tag: "FromExceedsTo" }
  | { readonly _tag: "AboveMaximum"; readonly bound: string }
  | { readonly _tag: "BelowMinimum"; readonly bound: string }

/** Compares two texts of the same input type: month-years by year first, numbers by value, all else as text. */
const compare = (inputType: InputType, a: string, b: string): number => {
  switch (inputType) {
    case "monthYear": {
      const byYear = (text: string): string => text.slice(2) + text.slice(0, 2)
      return compareTexts(byYear(a), byYear(b))
    }
    case "date":
    case "number":
    case "year":
    case "month":
    case "single": {
      const left = Option.getOrUndefined(BigDecimal.fromString(a))
      const right = Option.getOrUndefined(BigDecimal.fromString(b))
      return left === undefined || right === undefined ? compareTexts(a, b) : BigDecimal.Order(left, right)
    }
    case "list":
    case "sic":
    case "string":
    case "radio":
      return compareTexts(a, b)
  }
}

/** Columns that take one text instead of two bounds, or a choice from a list. */
const hasRange = (inputType: InputType): boolean =>
  inputType !== "single" && inputType !== "list" && inputType !== "radio" && inputType !== "sic"

/**
 * Checks what was typed for a column: first the format of both bounds, then their order, then the column's own bounds,
 * which belong to what is allowed. A single value is checked as a range from itself to itself; lists and radios are
 * chosen, not typed, and always pass. spec: order-builder §5 (Formats) [ob5-range-order], golden.md audience.range
 */
export const checkRange = (
  column: Pick<DemoColumn, "inputType" | "min" | "max">,
  from: string,
  to: string,
): Result.Result<void, RangeRefused> => {
  const { inputType, min, max } = column
  if (inputType === "list" || inputType === "radio") return Result.succeed(undefined)
  const last = hasRange(inputType) ? to : from
  if (!inputFormat(inputType, from) || !inputFormat(inputType, last)) {
    return Result.fail({ _tag: "FormatWrong", inputType })
  }
  if (compare(inputType, from, last) > 0) return Result.fail({ _tag: "FromExceedsTo" })
  if (max !== null && compare(inputType, last, max) > 0)
    return Result.fail({ _tag: "AboveMaximum", bound: max })
  if (min !== null && compare(inputType, from, min) < 0)
    return Result.fail({ _tag: "BelowMinimum", bound: min })
  return Result.succeed(undefined)
}
