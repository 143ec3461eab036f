import type { Area } from "../definition/Area.ts"
import { type CanonicalDefinition, canonicalDefinition } from "../definition/canonicalDefinition.ts"
import type { SuppressionChoice } from "../definition/ListDefinition.ts"
import type { KeptLocations } from "../geography/radius/AddressFiles.ts"
import { savedCountsNamed } from "../definition/ofSavedCounts.ts"

const itemsOf = (choice: SuppressionChoice): ReadonlyArray<string> =>
  choice.mode === "item" ? choice.items : []

/** The ids of the saved lists that a definition names, as areas and to suppress by, each once. */
export const listsNamed = ({ areas, suppressions }: CanonicalDefinition): ReadonlyArray<string> => [
  ...new Set([...savedCountsNamed(areas), ...itemsOf(suppressions.savedCounts)]),
]

/** The ids of the uploaded files that a definition suppresses by. */
export const addressFilesNamed = ({ suppressions }: CanonicalDefinition): ReadonlyArray<string> =>
  itemsOf(suppressions.files)

/** The new id for each old one; ids that aren't in the map stay. */
type Renamed = ReadonlyMap<string, string>

/** A file of locations as it is kept: its hash is that of its rows. */
type KeptFiles = ReadonlyMap<string, Pick<KeptLocations, "file" | "locations">>

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

/** The same definition over other ids. */
export const withReferences = (
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
