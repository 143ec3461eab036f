/** Tab-separated fields of a line. A tab or a line end within a field would move every field after it. */
export const tsvRow = (...fields: ReadonlyArray<string | number>): string =>
  `${fields.map((field) => String(field).replaceAll(/\s+/g, " ")).join("\t")}\n`
