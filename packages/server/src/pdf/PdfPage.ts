/** The dimensions of a page in points, 72 to the inch: US letter, as used by print shops. */
export const PAGE = { width: 612, height: 792, margin: 56, bottom: 60 } as const
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.margin

/** The lowest position of text on a page. */
export const LOWEST_TEXT_Y = PAGE.height - PAGE.bottom

export const INK = { text: "#16181d", muted: "#5c6370", line: "#d9dce1", bar: "#2b7a80" } as const
