import type { Area } from "@listwright/domain/definition"
import { Source } from "@vis.gl/react-maplibre"
import { useMemo } from "react"
import { hatchedLayers, AREA_STYLES, excludedFilter } from "./hatchedLayers.tsx"
import { LocationsLayer } from "./LocationsLayer.tsx"
import { useMapColors } from "./mapColors.ts"
import { BASE_SOURCE, OUTLINE_LAYERS } from "./mapStyle.ts"
import { isShape, shapeFeatures } from "./shapeFeatures.ts"

export interface ListAreasLayerProps {
  readonly areas: ReadonlyArray<Area>
}

type Coded = "zip" | "county" | "state"

const codeOf = (area: Area): readonly [kind: Coded, code: string] | null => {
  switch (area.kind) {
    case "zip":
      return ["zip", area.zip]
    case "county":
      return ["county", area.county]
    case "state":
      return ["state", area.state]
    default:
      return null
  }
}

const PROPERTY = { zip: "zip", county: "fips", state: "code" } as const
const KINDS: ReadonlyArray<Coded> = ["state", "county", "zip"]

/** A list's areas on the map: chosen areas hatched, excluded areas crosshatched. */
export function ListAreasLayer({ areas }: ListAreasLayerProps) {
  const colors = useMapColors()
  const shapes = useMemo(() => shapeFeatures(areas.filter(isShape)), [areas])
  return (
    <>
      {KINDS.flatMap((kind) =>
        AREA_STYLES.flatMap((look) => {
          const codes = areas.flatMap((area) => {
            const coded = codeOf(area)
            return coded?.[0] === kind && area.excluded === look.excluded ? [coded[1]] : []
          })
          return hatchedLayers(`${kind}-${look.is}`, look, colors, {
            source: BASE_SOURCE,
            "source-layer": OUTLINE_LAYERS[kind].layer,
            filter: ["in", ["get", PROPERTY[kind]], ["literal", codes]] as never,
          })
        }),
      )}
      <Source id="shapes" type="geojson" data={shapes}>
        {AREA_STYLES.flatMap((look) =>
          hatchedLayers(`shape-${look.is}`, look, colors, { filter: excludedFilter(look.excluded) }),
        )}
      </Source>
      {areas.some(({ kind }) => kind === "locations") ? <LocationsLayer areas={areas} /> : null}
    </>
  )
}
