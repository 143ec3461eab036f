/**
 * Returns the SQL that gives keys of JSON their new names, in a column of text. A text within the JSON cannot look like a
 * key, since its quotes are escaped.
 */
export const renamedKeys = (column: string, names: Readonly<Record<string, string>>): string =>
  Object.entries(names).reduce((sql, [before, now]) => `replace(${sql}, '"${before}":', '"${now}":')`, column)
