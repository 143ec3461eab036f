import type { Area } from "@listwright/domain/definition"
import { Layer, Source } from "@vis.gl/react-maplibre"
import { useMemo } from "react"
import { useMapColors } from "./mapColors.ts"
import { BASE, BELOW_LABELS, OUTLINE_LAYERS } from "./mapStyle.ts"
import { CHOSEN_PATTERN, EXCLUDED_PATTERN } from "./patterns.ts"
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
const LOOKS = [
  { is: "chosen", excluded: false, pattern: CHOSEN_PATTERN },
  { is: "excluded", excluded: true, pattern: EXCLUDED_PATTERN },
] as const

/** The areas of a list: what is chosen hatched, what is excluded crossed. */
export function ChosenOnMap({ areas }: ChosenOnMapProps) {
  const colors = useMapColors()
  const shapes = useMemo(() => shapeFeatures(areas.filter(isShape)), [areas])
  const edge = (excluded: boolean) => (excluded ? colors.caution : colors.accent)
  return (
    <>
      {KINDS.flatMap((kind) =>
        LOOKS.map(({ excluded, is, pattern }) => {
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
              paint={{ "line-color": edge(excluded), "line-width": 2 }}
            />,
          ]
        }),
      )}
      <Source id="shapes" type="geojson" data={shapes}>
        {LOOKS.flatMap(({ excluded, is, pattern }) => [
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
            paint={{ "line-color": edge(excluded), "line-width": 2 }}
          />,
        ])}
      </Source>
    </>
  )
}
