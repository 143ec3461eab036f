/** A column with its display name. */
export interface NamedColumn {
  readonly column: string
  readonly name: string
}

/** Returns the display name of a column, such as 'Age', or its code if the name is unknown. */
export const columnName = (columns: ReadonlyArray<NamedColumn>, column: string): string =>
  columns.find((known) => known.column === column)?.name ?? column
