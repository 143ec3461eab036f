import type { Industry } from "./Industry.ts"

/** The business types loaded so far. Null is the top: the divisions are below it. */
export interface IndustryTree {
  readonly loaded: ReadonlyMap<string | null, ReadonlyArray<Industry>>
  readonly open: ReadonlySet<string | null>
}

/** A line of the tree; `depth` is 0 for the divisions. */
export interface IndustryLine {
  readonly industry: Industry
  readonly depth: number
  readonly isOpen: boolean
}

/** A tree with nothing loaded or opened yet. */
export const newIndustryTree = (): IndustryTree => ({ loaded: new Map(), open: new Set() })

/** Tells whether opening a node requires a call: its children are loaded only once [ob4-business-types]. */
export const needsChildren = (tree: IndustryTree, code: string | null): boolean => !tree.loaded.has(code)

/** Opens a node whose children are loaded, or were just answered; those that came first stay. */
export const openedIndustry = (
  tree: IndustryTree,
  code: string | null,
  children: ReadonlyArray<Industry>,
): IndustryTree => ({
  loaded: new Map([[code, children], ...tree.loaded]),
  open: new Set([...tree.open, code]),
})

/** Closes a node; what is below it stays loaded, and open for when it is opened again. */
export const closedIndustry = (tree: IndustryTree, code: string | null): IndustryTree => ({
  ...tree,
  open: new Set([...tree.open].filter((other) => other !== code)),
})

/** The lines that show, from the top down. Nothing before the top was opened. */
export const industryLines = (tree: IndustryTree): ReadonlyArray<IndustryLine> => {
  const below = (code: string | null, depth: number): ReadonlyArray<IndustryLine> => {
    const children = tree.open.has(code) ? tree.loaded.get(code) : undefined
    return (children ?? []).flatMap((industry) => [
      { industry, depth, isOpen: tree.open.has(industry.code) },
      ...below(industry.code, depth + 1),
    ])
  }
  return below(null, 0)
}
