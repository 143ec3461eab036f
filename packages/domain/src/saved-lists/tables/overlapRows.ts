import type { ListOverlap, OverlapRow } from "../ListOverlap.ts"

/** An overlap's rows, in display order. */
export interface OverlapRows {
  /** The lists, in the order that the parts' positions refer to. */
  readonly lists: ReadonlyArray<OverlapRow>
  /** The regions, largest first. */
  readonly regions: ReadonlyArray<OverlapRow>
  /** The parts that consist of several regions: the records in any list, or in exactly k lists. */
  readonly combinations: ReadonlyArray<OverlapRow>
}

/**
 * Returns whether a part can consist of several regions. A part for all lists, or for only one list, is a single
 * region.
 */
const isCombination = ({ part }: OverlapRow, lists: number): boolean =>
  part.kind === "union" || (part.kind === "exactly" && part.k < lists)

/** Arranges an overlap for display: its lists, its regions, and the combinations of several regions. */
export const overlapRows = ({
  lists,
  parts,
  regions,
}: Pick<ListOverlap, "lists" | "parts" | "regions">): OverlapRows => ({
  lists: parts.filter(({ part }) => part.kind === "list"),
  regions: regions.toSorted((a, b) => b.records - a.records),
  combinations: parts.filter((row) => isCombination(row, lists.length)),
})
