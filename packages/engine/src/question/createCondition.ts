import {
  combineIndustryCriteria,
  compareValues,
  isWithinRange,
  type SortableType,
  rangeRefusal,
  type SelectionRefusal,
} from "@listwright/domain/counting"
import type { ColumnCriterion, Range } from "@listwright/domain/definition"
import { Result } from "effect"
import { decodeStored, largestCode } from "../format/columns/codes.ts"
import type { StoredColumn } from "../format/columns/StoredColumn.ts"
import { type CodeRange, type CodeSet, codeSet } from "./CodeSet.ts"
import { codesUnderNodes } from "./codesUnderNodes.ts"
import { findFirstCode } from "./findFirstCode.ts"

/**
 * The condition that a column's criteria place on its code: that it's in a set, or shares a bit with a mask. For
 * industries, at least one of the codes must be among the included codes, and none among the omitted codes.
 */
export type Condition =
  | { readonly kind: "codes"; readonly stored: StoredColumn; readonly set: CodeSet }
  | { readonly kind: "flags"; readonly stored: StoredColumn; readonly mask: number }
  | {
      readonly kind: "industries"
      readonly stored: StoredColumn
      readonly added: CodeSet
      readonly omitted: CodeSet
    }

type Asked = Result.Result<Condition, SelectionRefusal>

const misplaced = ({ column }: StoredColumn, kind: ColumnCriterion["kind"]): Asked =>
  Result.fail({ _tag: "CriterionMisplaced", column: column.column, kind })

const ofList = (stored: StoredColumn, criteria: ReadonlyArray<ColumnCriterion>): Asked => {
  const codes: Array<number> = []
  for (const criterion of criteria) {
    if (criterion.kind !== "values") return misplaced(stored, criterion.kind)
    for (const value of criterion.values) {
      const at = stored.column.values.findIndex((known) => known.value === value)
      if (at === -1) return Result.fail({ _tag: "ValueUnknown", column: stored.column.column, value })
      codes.push(at + 1)
    }
  }
  if (stored.column.inputType === "radio" && new Set(codes).size > 1)
    return Result.fail({ _tag: "OneValueOnly", column: stored.column.column })
  return Result.succeed(
    stored.encoding === "flags"
      ? { kind: "flags", stored, mask: codes.reduce((mask, code) => mask | (1 << (code - 1)), 0) }
      : { kind: "codes", stored, set: codeSet(codes.map((code) => [code, code])) },
  )
}

/** Returns the codes in a range; the codes' strings ascend, so both ends are found by binary search. */
const codesBetween = (stored: StoredColumn, inputType: SortableType, { from, to }: Range): CodeRange => [
  findFirstCode(stored, (text) => compareValues(inputType, text, from) >= 0),
  findFirstCode(stored, (text) => !isWithinRange(inputType, text, { from: text, to })) - 1,
]

const ofOrdered = (
  stored: StoredColumn,
  inputType: SortableType,
  criteria: ReadonlyArray<ColumnCriterion>,
): Asked => {
  const ranges: Array<CodeRange> = []
  for (const criterion of criteria) {
    if (criterion.kind === "industries") return misplaced(stored, criterion.kind)
    const own =
      criterion.kind === "ranges"
        ? criterion.ranges
        : criterion.values.map((value): Range => ({ from: value, to: value }))
    for (const range of own) {
      const refused = rangeRefusal(stored.column, inputType, range)
      if (refused !== null) return Result.fail(refused)
      ranges.push(codesBetween(stored, inputType, range))
    }
  }
  return Result.succeed({ kind: "codes", stored, set: codeSet(ranges) })
}

const ofIndustries = (
  stored: StoredColumn,
  criteria: ReadonlyArray<ColumnCriterion>,
  nodes: ReadonlySet<string>,
): Asked =>
  Result.map(combineIndustryCriteria(stored.column, criteria, nodes), ({ added, omitted }) => ({
    kind: "industries",
    stored,
    added: added.length === 0 ? codeSet([[1, largestCode(stored)]]) : codesUnderNodes(stored, added),
    omitted: codesUnderNodes(stored, omitted),
  }))

/**
 * Returns the condition that a column's criteria, which are alternatives, place on its code; refuses the same criteria
 * as the evaluator. For `nodes`, see `knownNodes`.
 */
export const createCondition = (
  stored: StoredColumn,
  criteria: ReadonlyArray<ColumnCriterion>,
  nodes: ReadonlySet<string>,
): Asked => {
  const { inputType } = stored.column
  switch (inputType) {
    case "list":
    case "radio":
      return ofList(stored, criteria)
    case "sic":
      return ofIndustries(stored, criteria, nodes)
    case "date":
    case "number":
    case "monthYear":
    case "year":
    case "month":
    case "string":
    case "single":
      return ofOrdered(stored, inputType, criteria)
  }
}

/** Converts a code set to stored numbers, which sort in the same order as the codes. */
export const toStoredRanges = (stored: StoredColumn, set: CodeSet): ReadonlyArray<CodeRange> =>
  set.map(([from, to]) => [decodeStored(stored, from), decodeStored(stored, to)])
