/** Joins class names, leaving out what does not apply. */
export const classes = (...names: ReadonlyArray<string | false | null | undefined>): string =>
  names.filter((name): name is string => typeof name === "string" && name !== "").join(" ")
