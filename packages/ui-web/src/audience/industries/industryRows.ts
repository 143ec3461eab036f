import { foundIndustries, type Industry, type IndustryTree, industryLines } from "@listwright/domain/audience"

/** A node of the tree in the list. */
export interface IndustryRow {
  readonly code: string
  /** Without its code. */
  readonly name: string
  /** 0 for the divisions. */
  readonly depth: number
  /** null: nothing is below it, or it is where a search found it. */
  readonly isOpen: boolean | null
  /** The role of the row in a search: a hit, or a node above a hit. */
  readonly kind: "node" | "hit" | "aboveHit"
  /** The group of rows that one request counts. */
  readonly group: string
  /** Its place among those beside it, from 1, and how many there are. */
  readonly place: readonly [at: number, of: number]
}

/** Rows of a search that one question counts. */
const GROUP = 30

/** Rows with their places among those that lie directly below the same node. */
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

/** The tree as far as it is open. What is below one node is one group. */
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

/** Places each hit of a search in the tree. `nameOf`: names the nodes above the hits. */
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
