import stringWidth from "string-width"

/** Returns the number of terminal columns that a text takes: two for each ideograph and emoji. */
export const widthOf = (text: string): number => stringWidth(text)

/** Splits a text into its visible characters. */
export const charactersOf = (text: string): ReadonlyArray<string> =>
  Array.from(new Intl.Segmenter("en-US", { granularity: "grapheme" }).segment(text), ({ segment }) => segment)

/** Fits a text into a width in columns; a text that is cut ends with an ellipsis. */
export const fitted = (text: string, width: number): string => {
  if (widthOf(text) <= width) return text
  let kept = ""
  for (const character of charactersOf(text)) {
    if (widthOf(kept + character) > width - 1) break
    kept += character
  }
  return `${kept}…`
}
