/** A field as people read it: numbers by thousands, a text on one line. */
export const shownCell = (field: string | number): string =>
  typeof field === "number" ? field.toLocaleString("en-US") : field.replaceAll(/\s+/g, " ")
