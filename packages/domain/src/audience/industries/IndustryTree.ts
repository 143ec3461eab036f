import type { Industry } from "./Industry.ts"

/** The business types loaded so far. null is the root, whose children are the divisions. */
export interface IndustryTree {
  readonly loaded: ReadonlyMap<string | null, ReadonlyArray<Industry>>
  readonly open: ReadonlySet<string | null>
}

/** A line in the tree; `depth` is 0 for divisions. */
export interface IndustryLine {
  readonly industry: Industry
  readonly depth: number
  readonly isOpen: boolean
}

/** Creates a tree with nothing loaded or opened yet. */
export const createIndustryTree = (): IndustryTree => ({ loaded: new Map(), open: new Set() })

/** Returns whether opening a node requires a call: its children are loaded only once [ob4-business-types]. */
export const needsToLoadChildren = (tree: IndustryTree, code: string | null): boolean =>
  !tree.loaded.has(code)

/** Opens a node whose children are loaded or have just arrived; children that were loaded earlier take precedence. */
export const expandIndustry = (
  tree: IndustryTree,
  code: string | null,
  children: ReadonlyArray<Industry>,
): IndustryTree => ({
  loaded: new Map([[code, children], ...tree.loaded]),
  open: new Set([...tree.open, code]),
})

/** Closes a node. The nodes below it stay loaded, and any open ones are still open the next time. */
export const collapseIndustry = (tree: IndustryTree, code: string | null): IndustryTree => ({
  ...tree,
  open: new Set([...tree.open].filter((other) => other !== code)),
})

/** Returns the visible lines from top to bottom; empty until the root is opened. */
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
