/** Returns whether a word mixes uppercase and lowercase letters, as in 'McHenry'. */
const isWritten = (word: string): boolean => /\p{Lu}/u.test(word) && /\p{Ll}/u.test(word)

/**
 * Normalizes a city's name: single spaces, and title case if every word is all lowercase or all capitals, so ' new YORK
 * ' becomes 'New York'. A name with a mixed-case word keeps its letters: 'McHenry', 'Fond du Lac'.
 */
export const cityName = (written: string): string => {
  const words = written.trim().split(/\s+/)
  const name = words.join(" ")
  return words.some(isWritten)
    ? name
    : name
        .toLowerCase()
        .replaceAll(
          /(^|[^\p{L}'’])(\p{L})/gu,
          (_, before: string, letter: string) => before + letter.toUpperCase(),
        )
}

/** Returns a city's key within its state; spellings that differ only in case and spaces have the same key. */
export const cityKey = (state: string, city: string): string => `${state} ${cityName(city).toLowerCase()}`
