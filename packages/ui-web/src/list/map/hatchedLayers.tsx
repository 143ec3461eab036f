import { Layer } from "@vis.gl/react-maplibre"
import type { FilterSpecification } from "maplibre-gl"
import type { MapColors } from "./mapColors.ts"
import { LOWEST_LABEL_LAYER } from "./mapStyle.ts"
import { CHOSEN_PATTERN, EXCLUDED_PATTERN } from "./patterns.ts"

/** The styles of a list's areas on a map: chosen and excluded. `edge` is a map color. */
export const AREA_STYLES = [
  { is: "chosen", excluded: false, pattern: CHOSEN_PATTERN, edge: "accent" },
  { is: "excluded", excluded: true, pattern: EXCLUDED_PATTERN, edge: "caution" },
] as const

/** Returns a filter for features whose `excluded` property equals `isExcluded`. */
export const excludedFilter = (isExcluded: boolean): FilterSpecification => [
  "==",
  ["get", "excluded"],
  isExcluded,
]

/** The features to draw; `source` is omitted within a `Source`, whose own features are drawn. */
interface Meant {
  readonly source?: string
  readonly "source-layer"?: string
  readonly filter: FilterSpecification
}

/** Returns the layers of areas with the same style: their hatching, and the line around them. */
export const hatchedLayers = (
  id: string,
  { edge, pattern }: (typeof AREA_STYLES)[number],
  colors: MapColors,
  meant: Meant,
  lineWidth = 2,
) => [
  <Layer
    key={`${id}-fill`}
    id={`${id}-fill`}
    type="fill"
    beforeId={LOWEST_LABEL_LAYER}
    {...meant}
    paint={{ "fill-pattern": pattern }}
  />,
  <Layer
    key={`${id}-edge`}
    id={`${id}-edge`}
    type="line"
    beforeId={LOWEST_LABEL_LAYER}
    {...meant}
    layout={{ "line-join": "round" }}
    paint={{ "line-color": colors[edge], "line-width": lineWidth }}
  />,
]
