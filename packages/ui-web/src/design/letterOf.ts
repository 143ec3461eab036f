/** Returns a list's letter among several lists; the first is A. */
export const letterOf = (place: number): string => String.fromCodePoint(65 + place)
