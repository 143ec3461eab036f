import stringWidth from "string-width"

/** Returns the number of terminal columns that text occupies: two for each ideograph or emoji. */
export const terminalWidth = (text: string): number => stringWidth(text)

/** Splits text into its visible characters. */
export const splitCharacters = (text: string): ReadonlyArray<string> =>
  Array.from(new Intl.Segmenter("en-US", { granularity: "grapheme" }).segment(text), ({ segment }) => segment)

/** Fits text into a width in columns; truncated text ends with an ellipsis. */
export const fitText = (text: string, width: number): string => {
  if (terminalWidth(text) <= width) return text
  let kept = ""
  for (const character of splitCharacters(text)) {
    if (terminalWidth(kept + character) > width - 1) break
    kept += character
  }
  return `${kept}…`
}
