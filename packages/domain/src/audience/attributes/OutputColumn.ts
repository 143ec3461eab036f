import { traitsOf } from "../../catalogue/listTypes.ts"
import { Schema } from "effect"
import { Decimal } from "../../shared/Decimal.ts"

/** A column that a delivered list may hold beyond the default ones. */
export const OutputColumn = Schema.Struct({
  /** Names a demo column, or else a price element. */
  ColumnName: Schema.NonEmptyString,
  /** The name that users see. */
  ColumnDesc: Schema.String,
  /** Part of another column, with which it is priced. */
  IsSubElement: Schema.Boolean,
  /** The column that a sub-element is part of; null for a column of its own. */
  ParentColumnName: Schema.NullOr(Schema.NonEmptyString),
})
export type OutputColumn = typeof OutputColumn.Type

/** An output column and what each record would cost more with it, in dollars before repeated use. */
export const OfferedColumn = Schema.Struct({ ...OutputColumn.fields, ColumnPrice: Decimal })
export type OfferedColumn = typeof OfferedColumn.Type

/** The column whose price a column has: a sub-element's is its parent's, and one that names no parent has its own. */
export const pricedColumn = (column: OutputColumn): string =>
  column.IsSubElement ? (column.ParentColumnName ?? column.ColumnName) : column.ColumnName

/** Tells whether delivered files may contain e-mail addresses; files of e-mail campaigns (200, 210) never do. */
export const deliversEmail = (listType: number): boolean => !traitsOf(listType).isEmailCampaign

/** The columns that come without choosing them, as the server writes them: names with commas between. */
export const defaultOutputColumns = (commaList: string): ReadonlyArray<string> =>
  commaList
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "")

const withSubElements = (offered: ReadonlyArray<OutputColumn>, name: string): ReadonlyArray<string> => [
  name,
  ...offered
    .filter(({ IsSubElement, ParentColumnName }) => IsSubElement && ParentColumnName === name)
    .map(({ ColumnName }) => ColumnName),
]

/**
 * Chooses an additional column, and with it its sub-elements. The result keeps the order of those offered and has each
 * once; a column that is not offered is not chosen.
 */
export const chooseOutputColumn = (
  offered: ReadonlyArray<OutputColumn>,
  chosen: ReadonlyArray<string>,
  name: string,
): ReadonlyArray<string> => {
  const wanted = [...chosen, ...withSubElements(offered, name)]
  return offered.map(({ ColumnName }) => ColumnName).filter((column) => wanted.includes(column))
}

/** Takes an additional column and its sub-elements away. */
export const removeOutputColumn = (
  offered: ReadonlyArray<OutputColumn>,
  chosen: ReadonlyArray<string>,
  name: string,
): ReadonlyArray<string> => {
  const gone = withSubElements(offered, name)
  return chosen.filter((column) => !gone.includes(column))
}
