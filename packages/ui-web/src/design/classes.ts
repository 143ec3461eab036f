/** Joins class names, skipping `false`, null, undefined, and empty names. */
export const classes = (...names: ReadonlyArray<string | false | null | undefined>): string =>
  names.filter((name): name is string => typeof name === "string" && name !== "").join(" ")
