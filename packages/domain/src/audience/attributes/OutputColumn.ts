import { sourceTraits } from "../../catalog/listTypes.ts"
import { Schema } from "effect"
import { Decimal } from "../../shared/Decimal.ts"

/** A column that a delivered list can contain in addition to the default ones. */
export const OutputColumn = Schema.Struct({
  /** The name of a demo column or, if there isn't one, of a price element. */
  column: Schema.NonEmptyString,
  /** The name that users see. */
  name: Schema.String,
  /** True if the column is part of another one and priced with it. */
  isSubElement: Schema.Boolean,
  /** The column that a sub-element belongs to; null for an independent column. */
  parentColumn: Schema.NullOr(Schema.NonEmptyString),
})
export type OutputColumn = typeof OutputColumn.Type

/** An output column with its extra cost per record in dollars, excluding the charge for repeated use. */
export const OfferedColumn = Schema.Struct({ ...OutputColumn.fields, price: Decimal })
export type OfferedColumn = typeof OfferedColumn.Type

/**
 * Returns the column that determines a column's price: the parent of a sub-element, or the column itself if it names no
 * parent.
 */
export const pricingColumn = (column: OutputColumn): string =>
  column.isSubElement ? (column.parentColumn ?? column.column) : column.column

/** Returns whether delivered files may contain email addresses; email campaign files (200, 210) never do. */
export const deliversEmail = (listType: number): boolean => !sourceTraits(listType).isEmailCampaign

/** Parses the default columns, which the server sends as a comma-separated list of names. */
export const parseDefaultOutputColumns = (commaList: string): ReadonlyArray<string> =>
  commaList
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "")

const withSubElements = (offered: ReadonlyArray<OutputColumn>, name: string): ReadonlyArray<string> => [
  name,
  ...offered
    .filter(({ isSubElement, parentColumn }) => isSubElement && parentColumn === name)
    .map(({ column }) => column),
]

/**
 * Chooses an additional column along with its sub-elements. The result has the order of the offered columns and no
 * duplicates; a column that isn't offered isn't chosen.
 */
export const chooseOutputColumn = (
  offered: ReadonlyArray<OutputColumn>,
  chosen: ReadonlyArray<string>,
  name: string,
): ReadonlyArray<string> => {
  const wanted = [...chosen, ...withSubElements(offered, name)]
  return offered.map(({ column }) => column).filter((column) => wanted.includes(column))
}

/** Removes an additional column along with its sub-elements. */
export const removeOutputColumn = (
  offered: ReadonlyArray<OutputColumn>,
  chosen: ReadonlyArray<string>,
  name: string,
): ReadonlyArray<string> => {
  const gone = withSubElements(offered, name)
  return chosen.filter((column) => !gone.includes(column))
}
