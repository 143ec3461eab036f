import type { Area } from "@listwright/domain/definition"
import { Source } from "@vis.gl/react-maplibre"
import { useMemo } from "react"
import { hatched, LOOKS, whereExcluded } from "./hatched.tsx"
import { LocationsOnMap } from "./LocationsOnMap.tsx"
import { useMapColors } from "./mapColors.ts"
import { BASE, OUTLINE_LAYERS } from "./mapStyle.ts"
import { isShape, shapeFeatures } from "./shapeFeatures.ts"

export interface ChosenOnMapProps {
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
export function ChosenOnMap({ areas }: ChosenOnMapProps) {
  const colors = useMapColors()
  const shapes = useMemo(() => shapeFeatures(areas.filter(isShape)), [areas])
  return (
    <>
      {KINDS.flatMap((kind) =>
        LOOKS.flatMap((look) => {
          const codes = areas.flatMap((area) => {
            const coded = codeOf(area)
            return coded?.[0] === kind && area.excluded === look.excluded ? [coded[1]] : []
          })
          return hatched(`${kind}-${look.is}`, look, colors, {
            source: BASE,
            "source-layer": OUTLINE_LAYERS[kind].layer,
            filter: ["in", ["get", PROPERTY[kind]], ["literal", codes]] as never,
          })
        }),
      )}
      <Source id="shapes" type="geojson" data={shapes}>
        {LOOKS.flatMap((look) =>
          hatched(`shape-${look.is}`, look, colors, { filter: whereExcluded(look.excluded) }),
        )}
      </Source>
      {areas.some(({ kind }) => kind === "locations") ? <LocationsOnMap areas={areas} /> : null}
    </>
  )
}
