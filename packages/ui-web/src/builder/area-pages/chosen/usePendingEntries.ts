import { type Area, areaCode } from "@listwright/domain/definition"
import { normalizeCode } from "@listwright/domain/geography"
import { useAreaAdder } from "../../../list/areas/AreaAdderProvider.tsx"
import { AREA_SECTIONS } from "../../../list/areas/areaSections.ts"
import { useTypedAreas } from "../../../list/areas/TypedAreasProvider.tsx"

/** Returns the entries that are being looked up and aren't in the list yet. */
export const usePendingEntries = (areas: ReadonlyArray<Area>): ReadonlyArray<string> => {
  const { typed } = useTypedAreas()
  const { busy } = useAreaAdder()
  if (busy === null) return []
  const { entries, zipType } = AREA_SECTIONS[busy]
  const meant = zipType(typed)
  const codes = new Set(areas.map(areaCode))
  const codeOf = (entry: string) => (meant === null || meant === "scf" ? entry : normalizeCode(meant, entry))
  const isNew = (entry: string) => meant === null || !codes.has(codeOf(entry))
  return [...new Set(entries(typed))].filter((entry) => entry !== "" && isNew(entry))
}
