import type { Area } from "../definition/Area.ts"
import { type CanonicalDefinition, canonicalDefinition } from "../definition/canonicalDefinition.ts"
import type { SuppressionChoice } from "../definition/ListDefinition.ts"
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

/** What takes the place of an id; an id that is missing stays. */
type Renamed = ReadonlyMap<string, string>

const renamedArea = (area: Area, lists: Renamed): Area => {
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
  { addressFiles, lists }: { readonly lists: Renamed; readonly addressFiles: Renamed },
): CanonicalDefinition =>
  canonicalDefinition({
    ...definition,
    areas: definition.areas.map((area) => renamedArea(area, lists)),
    suppressions: {
      ...definition.suppressions,
      savedCounts: renamedChoice(definition.suppressions.savedCounts, lists),
      files: renamedChoice(definition.suppressions.files, addressFiles),
    },
  })
