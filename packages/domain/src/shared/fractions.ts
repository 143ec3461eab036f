/** Fractions that house numbers and numbered streets have, as a sign and as they are compared. */
export const FRACTIONS: ReadonlyArray<readonly [sign: string, written: string]> = [
  ["½", "1/2"],
  ["⅓", "1/3"],
  ["⅔", "2/3"],
  ["¼", "1/4"],
  ["¾", "3/4"],
  ["⅕", "1/5"],
  ["⅖", "2/5"],
  ["⅗", "3/5"],
  ["⅘", "4/5"],
  ["⅙", "1/6"],
  ["⅚", "5/6"],
  ["⅐", "1/7"],
  ["⅛", "1/8"],
  ["⅜", "3/8"],
  ["⅝", "5/8"],
  ["⅞", "7/8"],
  ["⅑", "1/9"],
  ["⅒", "1/10"],
]

const WRITTEN: ReadonlyMap<string, string> = new Map(FRACTIONS)

/** The slash of a keyboard, the one that a fraction sign decomposes into, and that of formulas. */
const SLASH = "[/⁄∕]"
/**
 * A character that is itself a number (a fraction, a raised digit), or a fraction in digits that doesn't touch other
 * digits or letters.
 */
const FRACTION = new RegExp(
  `\\p{No}|(?<![\\p{L}\\p{N}${SLASH.slice(1, -1)}])(?:${FRACTIONS.map(([, written]) => written.replace("/", `\\s*${SLASH}\\s*`)).join("|")})(?![\\p{L}\\p{N}${SLASH.slice(1, -1)}])`,
  "gu",
)
/** Most texts have nothing that could be one. */
const MAY_HOLD_ONE = new RegExp(`${SLASH}|\\p{No}`, "u")

/** Tells whether a text may contain a fraction or a raised digit; a slash is enough. */
export const mayHoldFraction = (text: string): boolean => MAY_HOLD_ONE.test(text)

/** A text in parts: what is no fraction, and by turns the fractions between ('1/2' for '½' and '1 / 2'; '²' for itself). */
export const partsAroundFractions = (text: string): ReadonlyArray<string> => {
  const parts: Array<string> = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(FRACTION)) {
    parts.push(
      text.slice(from, index),
      WRITTEN.get(found) ?? found.replaceAll(/\s/g, "").replace(/[⁄∕]/, "/"),
    )
    from = index + found.length
  }
  return [...parts, text.slice(from)]
}
