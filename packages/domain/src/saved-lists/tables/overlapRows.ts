import type { ListsOverlap, OverlapRow } from "../ListsOverlap.ts"

/** The rows of an overlap, in the order in which they are always shown. */
export interface OverlapRows {
  /** In the order in which parts name them. */
  readonly lists: ReadonlyArray<OverlapRow>
  /** The largest first. */
  readonly regions: ReadonlyArray<OverlapRow>
  /** Several regions at once: in any list, in exactly k. */
  readonly combinations: ReadonlyArray<OverlapRow>
}

/** Tells whether a part can hold several regions. A part for all lists, or for one list alone, is a single region. */
const isCombination = ({ part }: OverlapRow, lists: number): boolean =>
  part.kind === "union" || (part.kind === "exactly" && part.k < lists)

/** An overlap as it is shown: lists, regions, and what can be made of several regions at once. */
export const overlapRows = ({
  lists,
  parts,
  regions,
}: Pick<ListsOverlap, "lists" | "parts" | "regions">): OverlapRows => ({
  lists: parts.filter(({ part }) => part.kind === "list"),
  regions: regions.toSorted((a, b) => b.records - a.records),
  combinations: parts.filter((row) => isCombination(row, lists.length)),
})
