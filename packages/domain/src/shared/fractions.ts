/** The fractions in house numbers and numbered streets: each as a character, and in the form used for comparison. */
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

/**
 * The slash characters: the one on the keyboard, the one in decomposed fraction characters, and the one in formulas.
 */
const SLASH = "[/⁄∕]"
/**
 * A character that's itself a number (a fraction, a superscript digit), or a fraction written in digits that isn't
 * adjacent to other digits or letters.
 */
const FRACTION = new RegExp(
  `\\p{No}|(?<![\\p{L}\\p{N}${SLASH.slice(1, -1)}])(?:${FRACTIONS.map(([, written]) => written.replace("/", `\\s*${SLASH}\\s*`)).join("|")})(?![\\p{L}\\p{N}${SLASH.slice(1, -1)}])`,
  "gu",
)
/** Matches strings that may contain a fraction; used to skip most strings quickly. */
const MAY_HOLD_ONE = new RegExp(`${SLASH}|\\p{No}`, "u")

/** Returns whether a string may contain a fraction or superscript digit; a slash is enough. */
export const canContainFraction = (text: string): boolean => MAY_HOLD_ONE.test(text)

/**
 * Splits a string into its fractions and the parts around them, alternating and starting with a part. Fractions are
 * normalized ('1/2' for '½' and '1 / 2'); other number characters, such as '²', are unchanged.
 */
export const splitAtFractions = (text: string): ReadonlyArray<string> => {
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
