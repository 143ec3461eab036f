import type { Area } from "@listwright/domain/definition"
import { Layer, Source } from "@vis.gl/react-maplibre"
import { useMemo } from "react"
import { LOOKS } from "./chosenLooks.ts"
import { LocationsOnMap } from "./LocationsOnMap.tsx"
import { useMapColors } from "./mapColors.ts"
import { BASE, BELOW_LABELS, OUTLINE_LAYERS } from "./mapStyle.ts"
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

/** The areas of a list: what is chosen hatched, what is excluded crossed. */
export function ChosenOnMap({ areas }: ChosenOnMapProps) {
  const colors = useMapColors()
  const shapes = useMemo(() => shapeFeatures(areas.filter(isShape)), [areas])
  return (
    <>
      {KINDS.flatMap((kind) =>
        LOOKS.map(({ edge, excluded, is, pattern }) => {
          const codes = areas.flatMap((area) => {
            const coded = codeOf(area)
            return coded?.[0] === kind && area.excluded === excluded ? [coded[1]] : []
          })
          const shared = {
            source: BASE,
            "source-layer": OUTLINE_LAYERS[kind].layer,
            filter: ["in", ["get", PROPERTY[kind]], ["literal", codes]] as never,
            beforeId: BELOW_LABELS,
          }
          return [
            <Layer
              key={`${kind}-${is}-fill`}
              id={`${kind}-${is}-fill`}
              type="fill"
              {...shared}
              paint={{ "fill-pattern": pattern }}
            />,
            <Layer
              key={`${kind}-${is}-edge`}
              id={`${kind}-${is}-edge`}
              type="line"
              {...shared}
              layout={{ "line-join": "round" }}
              paint={{ "line-color": colors[edge], "line-width": 2 }}
            />,
          ]
        }),
      )}
      <Source id="shapes" type="geojson" data={shapes}>
        {LOOKS.flatMap(({ edge, excluded, is, pattern }) => [
          <Layer
            key={`shape-${is}-fill`}
            id={`shape-${is}-fill`}
            type="fill"
            beforeId={BELOW_LABELS}
            filter={["==", ["get", "excluded"], excluded]}
            paint={{ "fill-pattern": pattern }}
          />,
          <Layer
            key={`shape-${is}-edge`}
            id={`shape-${is}-edge`}
            type="line"
            beforeId={BELOW_LABELS}
            filter={["==", ["get", "excluded"], excluded]}
            layout={{ "line-join": "round" }}
            paint={{ "line-color": colors[edge], "line-width": 2 }}
          />,
        ])}
      </Source>
      {areas.some(({ kind }) => kind === "locations") ? <LocationsOnMap areas={areas} /> : null}
    </>
  )
}
