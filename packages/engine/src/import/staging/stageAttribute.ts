import { sqlText } from "../../writing/sqlText.ts"
import type { Encoding } from "../../format/columns/StoredColumn.ts"
import type { MappedAttribute } from "../mapping/mappedAttributes.ts"
import { dateSql } from "./dateSql.ts"
import { integerPartSql, cellName, type Check, quoteName, type RefusalKind, wholeNumberSql } from "./Field.ts"
import { decodedCellColumn, type StagedAttribute, translationSql } from "./StagedAttribute.ts"
import { stagedSqlType } from "./stagedColumns.ts"
import { stageIndustries } from "./stageIndustries.ts"

interface Read {
  readonly value: string
  readonly checks: ReadonlyArray<Check>
}

const list = (values: Iterable<string | number>): string => `[${[...values].join(", ")}]`

/** Maps each list value to its stored number, or to a bit if a record may have multiple values. */
const heldValues = ({ meanings, stored }: MappedAttribute): ReadonlyMap<string, number> => {
  const held = new Map(
    stored.column.values.map(({ value }, at) => [value, stored.encoding === "flags" ? 2 ** at : at + 1]),
  )
  const translated = [...meanings].map(
    ([cell, value]) => [cell, value === null ? 0 : (held.get(value) ?? 0)] as const,
  )
  return new Map([...held, ...translated])
}

/**
 * Converts a bound from the column's input format to the stored format, such as 19800229; in month-year values, the
 * year moves to the front.
 */
const heldBound = ({ stored }: MappedAttribute, bound: string | null): number => {
  const written = bound ?? "0"
  return Number(stored.encoding === "yearMonth" ? written.slice(2) + written.slice(0, 2) : written)
}

const checkOf = ({ column }: MappedAttribute, fails: string, kind: RefusalKind, reason: string): Check => ({
  fails,
  column,
  shown: cellName(column),
  kind,
  reason,
})

/** Reads a number, date, or month, checking it against its column's bounds. */
const bounded = (attribute: MappedAttribute, value: string, kind: RefusalKind, form: string) => {
  const { column } = attribute.stored.column
  const { max, min } = attribute.stored.column
  const [least, most] = [heldBound(attribute, min), heldBound(attribute, max)]
  return {
    value,
    checks: [
      checkOf(
        attribute,
        `${decodedCellColumn(attribute)} IS NOT NULL AND ${quoteName(column)} IS NULL`,
        kind,
        form,
      ),
      checkOf(
        attribute,
        `${quoteName(column)} NOT BETWEEN ${least} AND ${most}`,
        "OutOfBounds",
        `is outside ${min} to ${max} of ${column}`,
      ),
    ],
  }
}

const partsOf = ({ column, separator }: MappedAttribute): string =>
  `list_filter(list_transform(string_split(${cellName(column)}, ${sqlText(separator)}), lambda part: trim(part)),
    lambda part: part <> '')`

/** Reads a list with numeric cells, converting each number to its band's value. */
const banded = (attribute: MappedAttribute): Read => {
  const { bands, stored } = attribute
  const meaning = decodedCellColumn(attribute)
  const amount = integerPartSql(meaning)
  const { column } = stored.column
  const codeOf = (value: string): number =>
    stored.column.values.findIndex((known) => known.value === value) + 1
  const inBand = bands.map(([least, value]) => `WHEN ${amount} >= ${least} THEN ${codeOf(value)}`).join(" ")
  const isUnread = `${meaning} IS NOT NULL AND ${quoteName(column)} IS NULL`
  return {
    value: `CASE WHEN ${meaning} IS NULL THEN 0 ${inBand} END`,
    checks: [
      checkOf(attribute, `${isUnread} AND ${amount} IS NULL`, "NumberUnreadable", "is not a number"),
      checkOf(attribute, isUnread, "OutOfBounds", `is below every band of ${column}`),
    ],
  }
}

/**
 * Returns SQL that replaces cells that aren't a list value with the mapping's meaning for other cells, if it has one.
 */
const orOthers = ({ others, stored }: MappedAttribute, value: string): string =>
  others === undefined
    ? value
    : `coalesce(${value}, ${stored.column.values.findIndex((known) => known.value === others) + 1})`

const listed = (attribute: MappedAttribute): Read => {
  const { stored } = attribute
  if (attribute.bands.length > 0) return banded(attribute)
  const held = heldValues(attribute)
  const [cells, numbers] = [list([...held.keys()].map(sqlText)), list(held.values())]
  const meaning = decodedCellColumn(attribute)
  const numberOf = (one: string): string => `list_extract(${numbers}, list_position(${cells}, ${one}))`
  const known = stored.column.values.map(({ value }) => value)
  return {
    value:
      stored.encoding === "flags"
        ? `CASE WHEN ${meaning} IS NULL THEN 0 WHEN list_has_all(${cells}, ${meaning})
            THEN coalesce(list_bit_or(list_transform(${meaning}, lambda part: ${numberOf("part")})), 0) END`
        : `CASE WHEN ${meaning} IS NULL THEN 0 ELSE ${orOthers(attribute, numberOf(meaning))} END`,
    checks: [
      checkOf(
        attribute,
        `${quoteName(stored.column.column)} IS NULL`,
        "ValueUnknown",
        known.length > 12
          ? `is not a value of ${stored.column.column}`
          : `is not a value of ${stored.column.column}: ${known.join(", ")}`,
      ),
    ],
  }
}

const read = (attribute: MappedAttribute, encoding: Exclude<Encoding, "industries">): Read => {
  const meaning = decodedCellColumn(attribute)
  switch (encoding) {
    case "codes":
    case "flags":
      return listed(attribute)
    case "whole":
      return attribute.divideBy === 1
        ? bounded(attribute, wholeNumberSql(meaning), "NumberUnreadable", "is not a whole number")
        : bounded(
            attribute,
            `(${integerPartSql(meaning)} // ${attribute.divideBy})`,
            "NumberUnreadable",
            "is not a number",
          )
    case "day":
    case "yearMonth":
      return bounded(
        attribute,
        dateSql(meaning, attribute.format),
        "DateUnreadable",
        `is not a ${encoding === "day" ? "date" : "month"} like ${attribute.format}`,
      )
    case "names":
      return { value: meaning, checks: [] }
  }
}

/** Returns the steps that convert an attribute's cells to the stored format; strings aren't changed. */
export const stageAttribute = (attribute: MappedAttribute): StagedAttribute => {
  const { column, stored } = attribute
  if (stored.encoding === "industries") return stageIndustries(attribute)
  const { checks, value } = read(attribute, stored.encoding)
  return {
    meaning: stored.encoding === "flags" ? partsOf(attribute) : translationSql(attribute, column),
    fields: [{ name: stored.column.column, type: stagedSqlType(stored), value }],
    checks,
  }
}
