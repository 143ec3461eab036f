/** Returns a list's letter among several lists; the first is A. */
export const listLetter = (place: number): string => String.fromCodePoint(65 + place)
