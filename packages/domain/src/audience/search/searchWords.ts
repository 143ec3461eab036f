import { splitPlaceWords } from "../../geography/search/splitPlaceWords.ts"

/** Words that don't describe the audience: 'people with dogs' is about dogs. */
const FILLERS: ReadonlySet<string> = new Set(
  "a an and are for has have in is of or people propensity that the their to who with".split(" "),
)

/** The maximum number of words in a search; no name is longer. */
const MAX_WORDS = 12
/** The minimum length of a word to lose its plural 's'; shorter words include 'gas' and 'bus'. */
const SHORTEST_PLURAL = 4

/**
 * Reduces a word to a form shared by its singular and plural: 'dogs' becomes 'dog', 'boxes' becomes 'box', and 'movies'
 * and 'families' end up the same as 'movie' and 'family'.
 */
const single = (word: string): string => {
  if (word.length < SHORTEST_PLURAL) return word
  const one = /(?:x|ch|sh|ss)es$/.test(word) ? word.slice(0, -2) : word.replace(/(?<!s)s$/, "")
  return one.replace(/ie$/, "i").replace(/(?<![aeiou])y$/, "i")
}

/** Returns the words of a name in comparable form: lowercase, without accents, apostrophes, and plural endings. */
export const nameWords = (text: string): ReadonlyArray<string> => splitPlaceWords(text).map(single)

/** Returns the typed words in comparable form, without filler words unless there are no others. */
export const queryWords = (text: string): ReadonlyArray<string> => {
  const words = splitPlaceWords(text).slice(0, MAX_WORDS)
  const telling = words.filter((word) => !FILLERS.has(word))
  return (telling.length === 0 ? words : telling).map(single)
}
