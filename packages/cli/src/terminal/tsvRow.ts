/**
 * Formats fields as a tab-separated line. Replaces tabs and line breaks in fields, which would shift the fields after
 * them.
 */
export const tsvRow = (...fields: ReadonlyArray<string | number>): string =>
  `${fields.map((field) => String(field).replaceAll(/\s+/g, " ")).join("\t")}\n`
