import fc from "fast-check"

/** The separators that may appear between pasted codes. */
export const separator = fc.constantFrom(" ", ",", ";", "\n", "\t", ", ", "\r\n", " ;, ")

/** Generates codes, each followed by a separator. */
export const separatedCode = (code: fc.Arbitrary<string>) =>
  fc.array(fc.tuple(code, separator), { minLength: 1, maxLength: 30 })
/** Joins codes and their separators into one string. */
export const pasteText = (entries: ReadonlyArray<readonly [string, string]>): string =>
  entries.map(([code, between]) => code + between).join("")

/** Returns the codes without their separators. */
export const pastedCodeValues = (entries: ReadonlyArray<readonly [string, string]>): ReadonlyArray<string> =>
  entries.map(([code]) => code)
