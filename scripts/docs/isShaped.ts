/** Tells whether a value has a non-empty text under each of these names. */
export const isShaped = (value: unknown, names: ReadonlyArray<string>): boolean =>
  typeof value === "object" &&
  value !== null &&
  names.every((name) => {
    const part: unknown = Reflect.get(value, name)
    return typeof part === "string" && part !== ""
  })
