import { sicDivision } from "@listwright/domain/audience"
import { sqlText } from "../../writing/sqlText.ts"
import { columnParts } from "../../format/columns/columnParts.ts"
import type { MappedAttribute } from "../mapping/mappedAttributes.ts"
import { cellName, type Check, matchesSql } from "./Field.ts"
import { decodedCellColumn, type StagedAttribute, translationSql } from "./StagedAttribute.ts"
import { stagedSqlType } from "./stagedColumns.ts"

/** Returns the two-digit prefixes of the industry codes in all divisions. */
const majorGroups = (): ReadonlyArray<string> =>
  Array.from({ length: 100 }, (_, major) => String(major).padStart(2, "0")).filter(
    (major) => sicDivision(major) !== undefined,
  )

/**
 * Returns an SQL condition that's true for an industry code: four digits, as in the classification, or up to eight if
 * the provider extends them.
 */
const isIndustry = (value: string): string =>
  `(${matchesSql(value, "[0-9]{4,8}")} AND left(${value}, 2) IN (${majorGroups().map(sqlText).join(", ")}))`

/** Stages industries as written in the file, primary industry first, without gaps or duplicates. */
export const stageIndustries = (attribute: MappedAttribute): StagedAttribute => {
  const { also, column, stored } = attribute
  const columns = [column, ...also]
  const cells = `[${columns.map((one) => translationSql(attribute, one)).join(", ")}]`
  return {
    meaning: `list_filter(${cells}, lambda one, place: one IS NOT NULL AND list_position(${cells}, one) = place)`,
    fields: columnParts(stored).map((name, at) => ({
      name,
      type: stagedSqlType(stored),
      value: `list_extract(${decodedCellColumn(attribute)}, ${at + 1})`,
    })),
    checks: columns.map((one): Check => {
      const industry = translationSql(attribute, one)
      return {
        fails: `${industry} IS NOT NULL AND NOT ${isIndustry(industry)}`,
        column: one,
        shown: cellName(one),
        kind: "IndustryUnreadable",
        reason: "is not a 4- to 8-digit industry code",
      }
    }),
  }
}
