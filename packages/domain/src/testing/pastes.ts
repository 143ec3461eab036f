import fc from "fast-check"

/** The separators that may appear between pasted codes. */
export const separator = fc.constantFrom(" ", ",", ";", "\n", "\t", ", ", "\r\n", " ;, ")

/** Codes with a separator after each. */
export const separated = (code: fc.Arbitrary<string>) =>
  fc.array(fc.tuple(code, separator), { minLength: 1, maxLength: 30 })
/** Codes and what follows each, as a text. */
export const textOf = (entries: ReadonlyArray<readonly [string, string]>): string =>
  entries.map(([code, between]) => code + between).join("")

/** The codes alone. */
export const codesOf = (entries: ReadonlyArray<readonly [string, string]>): ReadonlyArray<string> =>
  entries.map(([code]) => code)
