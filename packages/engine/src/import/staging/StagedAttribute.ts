import { text } from "../../demo/build/writeRows.ts"
import type { MappedAttribute } from "../mapping/mappedAttributes.ts"
import { cellOf, type Check, type Field, named } from "./Field.ts"

/** An attribute in the staged rows. */
export interface StagedAttribute {
  /** SQL over cells for their meaning, named by `meaningOf`; for several values, the list of meanings. */
  readonly meaning: string
  /** The fields, one for each part of the attribute. */
  readonly fields: ReadonlyArray<Field>
  readonly checks: ReadonlyArray<Check>
}

/** Returns the name of the column with the meaning of an attribute's cells. */
export const meaningOf = ({ stored }: MappedAttribute): string => named(`for ${stored.column.column}`)

/** Returns SQL for the meaning of a cell in a column of the input files; NULL if unknown. */
export const translated = ({ meanings }: MappedAttribute, column: string): string =>
  meanings.size === 0
    ? cellOf(column)
    : `CASE ${cellOf(column)} ${[...meanings]
        .map(([cell, value]) => `WHEN ${text(cell)} THEN ${value === null ? "NULL" : text(value)}`)
        .join(" ")} ELSE ${cellOf(column)} END`
