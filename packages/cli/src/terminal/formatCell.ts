/** Formats a field for display: numbers with thousands separators, text on one line. */
export const formatCell = (field: string | number): string =>
  typeof field === "number" ? field.toLocaleString("en-US") : field.replaceAll(/\s+/g, " ")
