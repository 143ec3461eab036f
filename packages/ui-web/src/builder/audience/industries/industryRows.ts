import { foundIndustries, type Industry, type IndustryTree, industryLines } from "@listwright/domain/audience"

/** A node of the tree as a row of the list. */
export interface IndustryRow {
  readonly code: string
  /** The name without the code. */
  readonly name: string
  /** The level of the node; 0 for divisions. */
  readonly depth: number
  /** True if the node is open; null if nothing is below the node, or if the row is a search result. */
  readonly isOpen: boolean | null
  /** The row's role in a search: a hit, or a node above a hit. */
  readonly kind: "node" | "hit" | "aboveHit"
  /** The group of rows counted by one request. */
  readonly group: string
  /** The node's position among its siblings, from 1, and the number of siblings. */
  readonly place: readonly [at: number, of: number]
}

/** The number of search result rows counted by one request. */
const GROUP = 30

/** Adds the position of each row among its siblings. */
const placed = (rows: ReadonlyArray<Omit<IndustryRow, "place">>): ReadonlyArray<IndustryRow> => {
  const parents: Array<string> = []
  const children = new Map<string, number>()
  const numbered = rows.map((row) => {
    parents.length = row.depth
    const parent = parents.join(" ")
    parents.push(row.code)
    const at = (children.get(parent) ?? 0) + 1
    children.set(parent, at)
    return { row, parent, at }
  })
  return numbered.map(({ at, parent, row }) => ({ ...row, place: [at, children.get(parent) ?? at] }))
}

/** Returns the rows of the tree's open part. A node's children form one group. */
export const treeRows = (tree: IndustryTree): ReadonlyArray<IndustryRow> => {
  const parents: Array<string> = []
  return placed(
    industryLines(tree).map(({ depth, industry: { code, isBottom, name }, isOpen }) => {
      parents[depth] = code
      return {
        code,
        name,
        depth,
        isOpen: isBottom ? null : isOpen,
        kind: "node",
        group: depth === 0 ? "" : (parents[depth - 1] ?? ""),
      }
    }),
  )
}

/** Positions each search hit in the tree. `nameOf` returns the names of the nodes above the hits. */
export const hitRows = (
  hits: ReadonlyArray<Industry>,
  nameOf: (code: string) => string,
): ReadonlyArray<IndustryRow> => {
  const names = new Map(hits.map(({ code, name }) => [code, name]))
  return placed(
    foundIndustries(hits.map(({ code }) => code)).map(({ code, depth, isHit }, at) => ({
      code,
      name: names.get(code) ?? nameOf(code),
      depth,
      isOpen: null,
      kind: isHit ? "hit" : "aboveHit",
      group: `hits ${Math.floor(at / GROUP)}`,
    })),
  )
}
