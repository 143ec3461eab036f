import { placeWords } from "../../geography/search/placeWords.ts"

/** Words that don't describe the wanted people: 'people with dogs' asks for dogs. */
const FILLERS: ReadonlySet<string> = new Set(
  "a an and are for has have in is of or people propensity that the their to who with".split(" "),
)

/** More words than anything is called by. */
const MAX_WORDS = 12
/** Shorter words do not lose an 's': 'gas', 'bus'. */
const SHORTEST_PLURAL = 4

/** 'dogs' is 'dog', 'boxes' is 'box', and 'movies' and 'families' end like 'movie' and 'family', both as begun. */
const single = (word: string): string => {
  if (word.length < SHORTEST_PLURAL) return word
  const one = /(?:x|ch|sh|ss)es$/.test(word) ? word.slice(0, -2) : word.replace(/(?<!s)s$/, "")
  return one.replace(/ie$/, "i").replace(/(?<![aeiou])y$/, "i")
}

/** The words of a name as they are compared: small, without accents, apostrophes and the 's' of several. */
export const nameWords = (text: string): ReadonlyArray<string> => placeWords(text).map(single)

/** The words that were typed; those that say nothing are left out, unless there are no others. */
export const typedWords = (text: string): ReadonlyArray<string> => {
  const words = placeWords(text).slice(0, MAX_WORDS)
  const telling = words.filter((word) => !FILLERS.has(word))
  return (telling.length === 0 ? words : telling).map(single)
}
