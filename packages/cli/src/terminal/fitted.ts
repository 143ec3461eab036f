import stringWidth from "string-width"

/** Columns of a terminal that a text takes: two for each ideograph and emoji. */
export const widthOf = (text: string): number => stringWidth(text)

const characters = new Intl.Segmenter("en-US", { granularity: "grapheme" })

/** A text in so many columns, the last one an ellipsis where it is cut. */
export const fitted = (text: string, width: number): string => {
  if (widthOf(text) <= width) return text
  let kept = ""
  for (const { segment } of characters.segment(text)) {
    if (widthOf(kept + segment) > width - 1) break
    kept += segment
  }
  return `${kept}…`
}
