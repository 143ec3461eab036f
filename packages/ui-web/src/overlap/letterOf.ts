/** Short for a list in the plot: the first is A. */
export const letterOf = (place: number): string => String.fromCodePoint(65 + place)
