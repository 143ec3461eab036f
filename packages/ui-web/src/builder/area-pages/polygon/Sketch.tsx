import { MAX_POLYGON_POINTS, type ShapeSketch, shapeSketchText } from "@listwright/domain/geography"
import { formatWholeNumber } from "@listwright/domain/shared"
import { useId } from "react"
import { classes } from "../../../design/classes.ts"
import { CrossingMark } from "./CrossingMark.tsx"
import { fitRing, scaleBarMiles } from "./fitRing.ts"

const BOX = { width: 320, height: 240, margin: 32 }
/** The maximum length of the scale bar, in units of the box. */
const BAR = 88
/** The maximum number of corners drawn as dots; more dots would only thicken the line. */
const MAX_DOTS = 60

const path = (places: ReadonlyArray<readonly [number, number]>): string =>
  places.map(([x, y], at) => `${at === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("")

export interface SketchProps {
  readonly sketch: ShapeSketch | null
  /** True if the text can't be parsed, in which case the sketch shows the last valid shape. */
  readonly isBehind: boolean
}

/** A sketch of the typed shape without a map, so that the user can check it at a glance. */
export function Sketch({ isBehind, sketch }: SketchProps) {
  const hatch = useId()
  if (sketch === null) {
    return (
      <div className="grid aspect-4/3 place-items-center rounded-control border border-dashed border-line-strong bg-sunken p-6 text-center text-sm text-muted">
        <p className="max-w-48 text-balance">The shape appears here as you type.</p>
      </div>
    )
  }
  const { corners, crossing, drawn } = sketch
  const { milesPerUnit, place } = fitRing(drawn, BOX)
  const places = drawn.map(place)
  const miles = scaleBarMiles(BAR, milesPerUnit)
  const isRefused = crossing !== null || corners > MAX_POLYGON_POINTS
  return (
    <svg
      role="img"
      aria-label={`Sketch of the shape: ${shapeSketchText(sketch)}`}
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      className={classes(
        "aspect-4/3 w-full rounded-control border border-line bg-sunken",
        isBehind && "[&>*]:opacity-50",
      )}
    >
      <defs>
        <pattern id={hatch} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V7" className="stroke-selection" strokeWidth="2" strokeOpacity="0.45" />
        </pattern>
      </defs>
      <g className={isRefused ? "stroke-critical" : "stroke-accent"} strokeWidth="2" strokeLinejoin="round">
        <path
          d={`${path(places)}Z`}
          fill={isRefused ? "none" : `url(#${hatch})`}
          strokeDasharray={drawn.length < 3 ? "4 4" : undefined}
        />
        {places.length > MAX_DOTS
          ? null
          : places.map(([x, y], at) => (
              <circle key={at} cx={x} cy={y} r={at === 0 ? 4.5 : 3} className="fill-surface" />
            ))}
      </g>
      {crossing === null ? null : <CrossingMark at={place(crossing.point)} />}
      {drawn.length < 2 ? null : (
        <g className="fill-muted stroke-muted" aria-hidden="true">
          <path
            d={`M12 ${BOX.height - 16}v4h${(miles / milesPerUnit).toFixed(1)}v-4`}
            fill="none"
            strokeWidth="1.25"
          />
          <text x="12" y={BOX.height - 21} fontSize="11" stroke="none" className="tabular">
            {miles < 1 ? Number(miles.toPrecision(1)) : formatWholeNumber(miles)} mi
          </text>
        </g>
      )}
    </svg>
  )
}
