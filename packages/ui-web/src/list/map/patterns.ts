import { type MapColors, type Rgba, parseRgba } from "./mapColors.ts"

/**
 * The width of a pattern in pixels; it repeats seamlessly. It's twice the displayed width, to support high-resolution
 * screens.
 */
const SIDE = 16

export interface Pattern {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray<ArrayBuffer>
}

/** Draws a pattern pixel by pixel. `ink`, 0 to 1, is the share of the color in a pixel, over the ground. */
const pattern = (
  [red, green, blue]: Rgba,
  ground: number,
  line: number,
  isInk: (x: number, y: number) => boolean,
): Pattern => {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4)
  for (let at = 0; at < SIDE * SIDE; at++) {
    const opacity = isInk(at % SIDE, Math.floor(at / SIDE)) ? line : ground
    data.set([red, green, blue, Math.round(opacity * 255)], at * 4)
  }
  return { width: SIDE, height: SIDE, data }
}

/** The pattern names in the style. */
export const CHOSEN_PATTERN = "chosen"
export const EXCLUDED_PATTERN = "excluded"

const isDiagonal = (x: number, y: number): boolean => (x + y) % SIDE < 3
const isOther = (x: number, y: number): boolean => (x - y + SIDE) % SIDE < 3

/**
 * Returns the map's patterns: hatching for chosen areas and crosshatching for excluded ones, so telling them apart
 * doesn't depend on color.
 */
export const mapPatterns = (colors: MapColors): Readonly<Record<string, Pattern>> => ({
  [CHOSEN_PATTERN]: pattern(parseRgba(colors.selection), 0.28, 0.75, isDiagonal),
  [EXCLUDED_PATTERN]: pattern(
    parseRgba(colors.caution),
    0.16,
    0.8,
    (x, y) => isDiagonal(x, y) || isOther(x, y),
  ),
})
