import { type CanonicalDefinition, canonicalDefinition } from "../definition/canonicalDefinition.ts"
import type { CombinationOperation } from "../definition/Combination.ts"
import { savedCountToArea } from "../geography/chooseSavedCounts.ts"
import { combinedDefinition, operationDefinition } from "./validateSelection.ts"
import type { OverlapPart } from "./OverlapPart.ts"
import type { SavedListId } from "../shared/SavedListId.ts"

/**
 * Builds the list for a part of an overlap; it selects exactly the records in the part's regions. `savedCounts` are the
 * compared lists, in order. A union has the saved counts as areas (geography type 24), which an original-contract order
 * can also express; any other part combines them into one area. For a region that's in several lists but not in others,
 * the others are excluded areas.
 */
export const partDefinition = (
  listType: number,
  savedCounts: ReadonlyArray<SavedListId>,
  part: OverlapPart,
): CanonicalDefinition => {
  const combined = (
    ids: ReadonlyArray<SavedListId>,
    operation: CombinationOperation,
    k: number | null = null,
  ) =>
    // Combining takes two.
    ids.length < 2
      ? combinedDefinition({ listType, savedCounts: ids })
      : operationDefinition({ listType, savedCounts: ids }, operation, k)
  const without = (places: ReadonlyArray<number>): CanonicalDefinition => {
    const isIn = (_: SavedListId, at: number): boolean => places.includes(at)
    const lists = savedCounts.filter(isIn)
    const others = savedCounts.filter((id, at) => !isIn(id, at))
    if (lists.length === 1) return combined([...lists, ...others], "minus")
    const shared = combined(lists, "intersect")
    const excluded = others.map((id) => ({ ...savedCountToArea(id), excluded: true }))
    return canonicalDefinition({ ...shared, areas: [...shared.areas, ...excluded] })
  }
  switch (part.kind) {
    case "region":
      return without(part.lists)
    case "minus":
      return without([part.list])
    case "list":
      return combined(savedCounts.slice(part.list, part.list + 1), "union")
    case "union":
      return combinedDefinition({ listType, savedCounts })
    case "intersect":
      return combined(savedCounts, "intersect")
    case "exactly":
      return combined(savedCounts, "exactly", part.k)
  }
}

/**
 * Returns the definition whose areas are the overlapping lists: it selects every record that any of the saved counts
 * selects.
 */
export const overlapDefinition = (
  listType: number,
  savedCounts: ReadonlyArray<SavedListId>,
): CanonicalDefinition => partDefinition(listType, savedCounts, { kind: "union" })
