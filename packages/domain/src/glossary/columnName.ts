/** A column with what people call it. */
export interface NamedColumn {
  readonly column: string
  readonly name: string
}

/** Returns the display name of a column: 'Age'. Falls back to the code while the name is unknown. */
export const columnName = (columns: ReadonlyArray<NamedColumn>, column: string): string =>
  columns.find((known) => known.column === column)?.name ?? column
