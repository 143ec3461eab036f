const SHORT: Readonly<Record<string, string>> = { st: "saint", ste: "sainte", ft: "fort", mt: "mount" }

/**
 * Matches names that consist of only these letters and spaces; they're by far the most common and need no
 * normalization.
 */
const PLAIN = /^[A-Za-z ]*$/

/** Splits a name into words for comparison: lowercase, without accents, apostrophes, or periods. */
export const splitPlaceWords = (name: string): ReadonlyArray<string> =>
  (PLAIN.test(name) ? name.toLowerCase().split(" ") : otherWords(name)).filter((word) => word !== "")

const otherWords = (name: string): ReadonlyArray<string> =>
  name
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'’.]/g, "")
    .split(/[^\p{L}\d]+/u)

/** Spells out an abbreviated word: 'saint' for 'st'. */
export const expandAbbreviation = (word: string): string => SHORT[word] ?? word

/** Normalizes a name for comparison: 'St. Louis' and 'SAINT  LOUIS' become 'saint louis'. */
export const normalizePlaceName = (name: string): string =>
  splitPlaceWords(name).map(expandAbbreviation).join(" ")

/** Joins the words of a string into one for comparing codes: 'tx21' for 'TX-21'. */
export const toSingleWord = (text: string): string => splitPlaceWords(text).join("")
