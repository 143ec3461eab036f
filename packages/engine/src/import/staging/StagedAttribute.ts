import { sqlText } from "../../writing/sqlText.ts"
import type { MappedAttribute } from "../mapping/mappedAttributes.ts"
import { cellName, type Check, type Field, quoteName } from "./Field.ts"

/** An attribute as staged in rows. */
export interface StagedAttribute {
  /**
   * An SQL expression for the meaning of the cells, named by `decodedCellColumn`; for multiple values, the list of meanings.
   */
  readonly meaning: string
  /** The fields, one for each of the attribute's parts. */
  readonly fields: ReadonlyArray<Field>
  readonly checks: ReadonlyArray<Check>
}

/** Returns the name of the column that contains the meaning of an attribute's cells. */
export const decodedCellColumn = ({ stored }: MappedAttribute): string =>
  quoteName(`for ${stored.column.column}`)

/** Returns SQL for the meaning of a cell in an input file column; NULL if unknown. */
export const translationSql = ({ meanings }: MappedAttribute, column: string): string =>
  meanings.size === 0
    ? cellName(column)
    : `CASE ${cellName(column)} ${[...meanings]
        .map(([cell, value]) => `WHEN ${sqlText(cell)} THEN ${value === null ? "NULL" : sqlText(value)}`)
        .join(" ")} ELSE ${cellName(column)} END`
