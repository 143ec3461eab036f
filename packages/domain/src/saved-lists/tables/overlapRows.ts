import type { ListsOverlap, OverlapRow } from "../ListsOverlap.ts"

/** The rows of an overlap, in the order in which they are always shown. */
export interface OverlapRows {
  /** The lists, in the order that the positions in parts refer to. */
  readonly lists: ReadonlyArray<OverlapRow>
  /** The regions, largest first. */
  readonly regions: ReadonlyArray<OverlapRow>
  /** The parts that consist of several regions: people in any list, in exactly k lists. */
  readonly combinations: ReadonlyArray<OverlapRow>
}

/**
 * Tells whether a part can consist of several regions. A part for all lists, or for one list alone, is a single region.
 */
const isCombination = ({ part }: OverlapRow, lists: number): boolean =>
  part.kind === "union" || (part.kind === "exactly" && part.k < lists)

/** Arranges an overlap for display: its lists, its regions, and the combinations of several regions. */
export const overlapRows = ({
  lists,
  parts,
  regions,
}: Pick<ListsOverlap, "lists" | "parts" | "regions">): OverlapRows => ({
  lists: parts.filter(({ part }) => part.kind === "list"),
  regions: regions.toSorted((a, b) => b.records - a.records),
  combinations: parts.filter((row) => isCombination(row, lists.length)),
})
