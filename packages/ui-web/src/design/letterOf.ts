/** Returns the letter that identifies a list among several; the first is A. */
export const letterOf = (place: number): string => String.fromCodePoint(65 + place)
