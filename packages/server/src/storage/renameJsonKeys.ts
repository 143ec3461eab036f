/**
 * Returns the SQL that renames JSON keys in a text column. A string within the JSON can't look like a key, since its
 * quotes are escaped.
 */
export const renameJsonKeys = (column: string, names: Readonly<Record<string, string>>): string =>
  Object.entries(names).reduce((sql, [before, now]) => `replace(${sql}, '"${before}":', '"${now}":')`, column)
