/** A word of small and capital letters, as names are written. */
const isWritten = (word: string): boolean => /\p{Lu}/u.test(word) && /\p{Ll}/u.test(word)

/**
 * One way to write the name of a city: single blanks, and words of small letters or capitals alone as names are written, so
 * that '  new   YORK ' is 'New York'. A name with a word of both keeps its letters: 'McHenry', 'Fond du Lac'.
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

/** What all ways to write a city of a state have in common: neither case nor blanks matter. */
export const cityKey = (state: string, city: string): string => `${state} ${cityName(city).toLowerCase()}`
