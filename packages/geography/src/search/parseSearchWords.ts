import { expandAbbreviation, splitPlaceWords } from "@listwright/domain/geography"

/** A typed word, either complete or only the beginning of a word. */
export interface SearchWord {
  readonly word: string
  /**
   * The word it may be short for: 'saint' for 'st', which may also be the beginning of 'stamford'. Otherwise, the word
   * itself.
   */
  readonly full: string
  /** True if the word is a state code, which selects the state rather than the beginning of a name. */
  readonly isState: boolean
}

/** The maximum number of words, more than any name has including its state and type. */
const MAX_WORDS = 12

const ORDINAL = /^(\d+)(?:st|nd|rd|th)$/

/**
 * Splits typed text into words: '21st district' searches for 21, and 'St. Louis, MO' for 'st', 'louis', and the state.
 */
export const parseSearchWords = (
  states: ReadonlyArray<{ readonly code: string }>,
  text: string,
): ReadonlyArray<SearchWord> => {
  const codes = new Set(states.map(({ code }) => code.toLowerCase()))
  return splitPlaceWords(text)
    .slice(0, MAX_WORDS)
    .map((typed) => {
      const word = ORDINAL.exec(typed)?.[1] ?? typed
      return { word, full: expandAbbreviation(word), isState: codes.has(word) }
    })
}

/**
 * Returns the words with the first two joined, for names that can be written as one word or two: 'De Kalb', 'DeKalb'.
 */
export const joinFirstTwoWords = (asked: ReadonlyArray<SearchWord>): ReadonlyArray<SearchWord> => {
  const [first, second, ...others] = asked
  if (first === undefined || second === undefined) return []
  const word = first.word + second.word
  return [{ word, full: word, isState: false }, ...others]
}

/** Returns whether any word in `text`, where each word has a space before it, begins with the typed word. */
export const hasWordStartingWith = (text: string, { full, word }: SearchWord): boolean =>
  text.includes(` ${word}`) || (full !== word && text.includes(` ${full}`))
