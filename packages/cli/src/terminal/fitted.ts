import stringWidth from "string-width"

/** Columns of a terminal that a text takes: two for each ideograph and emoji. */
export const widthOf = (text: string): number => stringWidth(text)

/** A text by the characters that people see. */
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
