import { Result } from "effect"
import type { Criterion, Range } from "../../definition/Audience.ts"
import { checkRange, type RangeRefusal } from "./checkRange.ts"
import type { Attribute, InputType } from "./Attribute.ts"
import { INPUT_TYPES } from "./inputTypeRows.ts"
import { parseIndustries, type InvalidIndustry } from "../industries/parseIndustries.ts"

/** The reason that a criterion written as 'COLUMN=...' can't be used. */
export type CriterionRefusal =
  | { readonly _tag: "DemoSyntax"; readonly text: string }
  | { readonly _tag: "UnknownColumn"; readonly column: string; readonly known: ReadonlyArray<string> }
  | {
      readonly _tag: "UnknownValue"
      readonly column: string
      readonly value: string
      readonly known: ReadonlyArray<string>
    }
  | { readonly _tag: "OnlyOneValue"; readonly column: string }
  | InvalidIndustry
  | {
      readonly _tag: "RangeWrong"
      readonly column: string
      readonly text: string
      readonly refused: RangeRefusal
    }

/** A written criterion, split into the column in uppercase and at least one value or range. */
export interface ParsedCriterion {
  readonly column: string
  readonly parts: readonly [string, ...Array<string>]
}

/** Splits 'AGE=25-34,45-54' into its parts; spaces around them are ignored. The column's name may be in lowercase. */
export const splitCriterion = (text: string): Result.Result<ParsedCriterion, CriterionRefusal> => {
  const equals = text.indexOf("=")
  const column = text.slice(0, Math.max(equals, 0)).trim().toUpperCase()
  const [first, ...others] = text
    .slice(equals + 1)
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "")
  return column === "" || first === undefined
    ? Result.fail({ _tag: "DemoSyntax", text })
    : Result.succeed({ column, parts: [first, ...others] })
}

/** Finds the column named by the text among the source's columns. */
export const findNamedColumn = (
  { column }: ParsedCriterion,
  columns: ReadonlyArray<Attribute>,
): Result.Result<Attribute, CriterionRefusal> => {
  const found = columns.find((other) => other.column === column)
  return found === undefined
    ? Result.fail({ _tag: "UnknownColumn", column, known: columns.map((other) => other.column) })
    : Result.succeed(found)
}

/** Parses 'A-B' as a range and 'A' as the range from A to A; a single-value column doesn't accept ranges. */
const rangeOf = (inputType: InputType, part: string): Range => {
  const [from = "", to = from, ...rest] = part.split("-").map((bound) => bound.trim())
  return rest.length > 0 || INPUT_TYPES[inputType].entry === "single"
    ? { from: part, to: part }
    : { from, to }
}

/** Finds the code of a value by the code itself or by its display name, ignoring case. */
const codeOf = (column: Attribute, part: string): string | undefined =>
  (
    column.values.find(({ value }) => value === part) ??
    column.values.find(({ value, name }) =>
      [value, name].some((known) => known.toLowerCase() === part.toLowerCase()),
    )
  )?.value

const valuesOf = (
  column: Attribute,
  parts: ParsedCriterion["parts"],
): Result.Result<Criterion, CriterionRefusal> => {
  const codes = parts.map((part) => codeOf(column, part))
  const unknown = parts.find((_, index) => codes[index] === undefined)
  if (unknown !== undefined) {
    const known = column.values.map(({ value, name }) => (value === name ? value : `${value} (${name})`))
    return Result.fail({ _tag: "UnknownValue", column: column.column, value: unknown, known })
  }
  const [first, ...others] = new Set(codes.filter((code) => code !== undefined))
  if (INPUT_TYPES[column.inputType].entry === "oneValue" && others.length > 0) {
    return Result.fail({ _tag: "OnlyOneValue", column: column.column })
  }
  return first === undefined
    ? Result.fail({ _tag: "DemoSyntax", text: column.column })
    : Result.succeed({ kind: "values", column: column.column, values: [first, ...others] })
}

const rangesOf = (
  column: Attribute,
  parts: ParsedCriterion["parts"],
): Result.Result<Criterion, CriterionRefusal> => {
  const range = (part: string) => rangeOf(column.inputType, part)
  for (const text of parts) {
    const checked = checkRange(column, range(text).from, range(text).to)
    if (Result.isFailure(checked)) {
      return Result.fail({ _tag: "RangeWrong", column: column.column, text, refused: checked.failure })
    }
  }
  const [first, ...others] = parts
  return Result.succeed({
    kind: "ranges",
    column: column.column,
    ranges: [range(first), ...others.map(range)],
  })
}

/**
 * Converts a written demo to a criterion and checks it against its column, which must have its values. Industry codes
 * are accepted as written, because a provider may have longer ones than the column lists.
 */
export const toCriterion = (
  column: Attribute,
  { parts }: ParsedCriterion,
): Result.Result<Criterion, CriterionRefusal> => {
  switch (INPUT_TYPES[column.inputType].entry) {
    case "values":
    case "oneValue":
      return valuesOf(column, parts)
    case "industries":
      return parseIndustries(
        column.column,
        parts.map((part) => codeOf(column, part) ?? part),
      )
    case "range":
    case "single":
      return rangesOf(column, parts)
  }
}
