import { inferGeoType, showsZipMap } from "@listwright/domain/geography"
import { lazy } from "react"
import { useDraft } from "../../../list/draft/useDraft.ts"
import { MapPanel } from "../../../list/map/MapPanel.tsx"
import { inferZipType } from "./inferZipType.ts"

const ZipMap = lazy(async () => ({ default: (await import("./ZipMap.tsx")).ZipMap }))

/** The map of ZIP Codes, or the reason that it can't be used for the list. */
export function ZipMapSection() {
  const { areas } = useDraft().draft.definition
  const chosen = areas.filter(({ excluded }) => !excluded)
  const geoType = inferGeoType(areas)
  const zipType = inferZipType(areas)
  if (!showsZipMap({ geoType, zipType, geoCount: chosen.length }))
    return (
      <p className="text-muted">
        {geoType === "zip" && zipType === "plainZip"
          ? "The map works with lists of fewer than 15 ZIP Codes. To use it again, remove some ZIP Codes below."
          : "The map works only with lists of plain ZIP Codes. To use it, remove the other areas below."}
      </p>
    )
  return (
    <MapPanel instead="Enter ZIP Codes in the fields above.">
      <ZipMap />
    </MapPanel>
  )
}
