import type { Area } from "../definition/Area.ts"
import { type CanonicalDefinition, canonicalDefinition } from "../definition/canonicalDefinition.ts"
import type { SuppressionChoice } from "../definition/ListDefinition.ts"
import type { LocatedAddressFile } from "../geography/radius/AddressFiles.ts"
import { referencedSavedCounts } from "../definition/savedCountAreas.ts"

const itemsOf = (choice: SuppressionChoice): ReadonlyArray<string> =>
  choice.mode === "item" ? choice.items : []

/** Returns the IDs of the saved lists that a definition references as areas or suppressions, without duplicates. */
export const referencedLists = ({ areas, suppressions }: CanonicalDefinition): ReadonlyArray<string> => [
  ...new Set([...referencedSavedCounts(areas), ...itemsOf(suppressions.savedCounts)]),
]

/** Returns the IDs of the uploaded files in a definition's suppressions. */
export const referencedAddressFiles = ({ suppressions }: CanonicalDefinition): ReadonlyArray<string> =>
  itemsOf(suppressions.files)

/** A map from old to new IDs; IDs missing from the map don't change. */
type Renamed = ReadonlyMap<string, string>

/** The stored location files; each file's hash is computed from its rows. */
type KeptFiles = ReadonlyMap<string, Pick<LocatedAddressFile, "file" | "locations">>

const renamedArea = (area: Area, lists: Renamed, locationFiles: KeptFiles): Area => {
  if (area.kind === "locations") return { ...area, ...locationFiles.get(area.file) }
  const of = (id: string) => lists.get(id) ?? id
  if (area.kind === "savedCount") return { ...area, savedCount: of(area.savedCount) }
  return area.kind === "combination" ? { ...area, savedCounts: area.savedCounts.map(of) } : area
}

const renamedChoice = (choice: SuppressionChoice, renamed: Renamed): SuppressionChoice => {
  if (choice.mode !== "item") return choice
  const [first, ...others] = choice.items
  const of = (id: string) => renamed.get(id) ?? id
  return { mode: "item", items: [of(first), ...others.map(of)] }
}

/** Returns the same definition with its references replaced by other IDs. */
export const replaceReferences = (
  definition: CanonicalDefinition,
  {
    addressFiles,
    lists,
    locationFiles,
  }: { readonly lists: Renamed; readonly addressFiles: Renamed; readonly locationFiles: KeptFiles },
): CanonicalDefinition =>
  canonicalDefinition({
    ...definition,
    areas: definition.areas.map((area) => renamedArea(area, lists, locationFiles)),
    suppressions: {
      ...definition.suppressions,
      savedCounts: renamedChoice(definition.suppressions.savedCounts, lists),
      files: renamedChoice(definition.suppressions.files, addressFiles),
    },
  })
