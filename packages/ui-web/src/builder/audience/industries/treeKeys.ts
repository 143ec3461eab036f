import type { IndustryRow } from "./industryRows.ts"

/** An action triggered by a key in the tree. */
export type TreeAction =
  | { readonly kind: "goTo"; readonly at: number }
  /** Opens or closes a node. */
  | { readonly kind: "open"; readonly code: string }
  | { readonly kind: "tick"; readonly code: string }
  | { readonly kind: "omit"; readonly code: string }

/** The key that excludes a node. */
export const OMIT_KEY = "-"

const parentOf = (rows: ReadonlyArray<IndustryRow>, at: number): number =>
  rows.findLastIndex(({ depth }, other) => other < at && depth < (rows[at]?.depth ?? 0))

/** Finds the next row whose name or code begins with a letter or digit, starting over after the last row. */
const beginning = (rows: ReadonlyArray<IndustryRow>, at: number, typed: string): number => {
  const isMeant = ({ code, name }: IndustryRow) =>
    [code, name].some((text) => text.toLowerCase().startsWith(typed.toLowerCase()))
  const after = rows.findIndex((row, other) => other > at && isMeant(row))
  return after === -1 ? rows.findIndex(isMeant) : after
}

const goTo = (rows: ReadonlyArray<IndustryRow>, at: number): TreeAction | null =>
  rows[at] === undefined ? null : { kind: "goTo", at }

/**
 * Returns a key's action at a row, following tree conventions: arrow keys move up and down, open, enter, close, and
 * leave a node; Home and End move to the first and the last row; a letter or digit moves to the next row that begins
 * with it; Space selects, and a minus excludes. Returns null if the tree doesn't use the key.
 */
export const treeAction = (rows: ReadonlyArray<IndustryRow>, at: number, key: string): TreeAction | null => {
  const row = rows[at]
  if (row === undefined) return null
  const { code, isOpen } = row
  switch (key) {
    case "ArrowDown":
      return goTo(rows, at + 1)
    case "ArrowUp":
      return goTo(rows, at - 1)
    case "Home":
      return goTo(rows, 0)
    case "End":
      return goTo(rows, rows.length - 1)
    case "ArrowRight":
      if (isOpen === false) return { kind: "open", code }
      return (rows[at + 1]?.depth ?? 0) > row.depth ? goTo(rows, at + 1) : null
    case "ArrowLeft":
      return isOpen === true ? { kind: "open", code } : goTo(rows, parentOf(rows, at))
    case " ":
    case "Enter":
      return { kind: "tick", code }
    case OMIT_KEY:
      return { kind: "omit", code }
    default:
      return /^[\p{L}\d]$/u.test(key) ? goTo(rows, beginning(rows, at, key)) : null
  }
}
