import { Layer } from "@vis.gl/react-maplibre"
import type { FilterSpecification } from "maplibre-gl"
import type { MapColors } from "./mapColors.ts"
import { BELOW_LABELS } from "./mapStyle.ts"
import { CHOSEN_PATTERN, EXCLUDED_PATTERN } from "./patterns.ts"

/** The looks of a list's areas on a map: chosen and excluded. `edge` is a map color. */
export const LOOKS = [
  { is: "chosen", excluded: false, pattern: CHOSEN_PATTERN, edge: "accent" },
  { is: "excluded", excluded: true, pattern: EXCLUDED_PATTERN, edge: "caution" },
] as const

/** Returns a filter for features whose `excluded` property equals `isExcluded`. */
export const whereExcluded = (isExcluded: boolean): FilterSpecification => [
  "==",
  ["get", "excluded"],
  isExcluded,
]

/** The source features to draw; within a `Source`, they're its own. */
interface Meant {
  readonly source?: string
  readonly "source-layer"?: string
  readonly filter: FilterSpecification
}

/** Returns the layers of areas with the same look: their hatching, and the line around them. */
export const hatched = (
  id: string,
  { edge, pattern }: (typeof LOOKS)[number],
  colors: MapColors,
  meant: Meant,
  lineWidth = 2,
) => [
  <Layer
    key={`${id}-fill`}
    id={`${id}-fill`}
    type="fill"
    beforeId={BELOW_LABELS}
    {...meant}
    paint={{ "fill-pattern": pattern }}
  />,
  <Layer
    key={`${id}-edge`}
    id={`${id}-edge`}
    type="line"
    beforeId={BELOW_LABELS}
    {...meant}
    layout={{ "line-join": "round" }}
    paint={{ "line-color": colors[edge], "line-width": lineWidth }}
  />,
]
