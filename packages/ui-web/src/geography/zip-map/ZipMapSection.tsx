import { geoTypeOfAreas, showsZipMap } from "@listwright/domain/geography"
import { lazy } from "react"
import { useDraft } from "../../draft/useDraft.ts"
import { MapPanel } from "../../map/MapPanel.tsx"
import { zipTypeOf } from "./zipTypeOf.ts"

const ZipMap = lazy(async () => ({ default: (await import("./ZipMap.tsx")).ZipMap }))

/** The map of ZIP Codes, or the reason that it can't be used for the list. */
export function ZipMapSection() {
  const { areas } = useDraft().draft.definition
  const chosen = areas.filter(({ excluded }) => !excluded)
  const geoType = geoTypeOfAreas(areas)
  const zipType = zipTypeOf(areas)
  if (!showsZipMap({ geoType, zipType, geoCount: chosen.length }))
    return (
      <p className="text-muted">
        {geoType === "zip" && zipType === "plainZip"
          ? "The map is for lists of fewer than 15 ZIP Codes. Remove some below to choose on the map again."
          : "The map is for lists of plain ZIP Codes. Remove the other areas below to choose on the map."}
      </p>
    )
  return (
    <MapPanel instead="Enter ZIP Codes in the fields above.">
      <ZipMap />
    </MapPanel>
  )
}
