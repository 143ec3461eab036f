import { type KeyboardEvent, useId, useRef, useState } from "react"
import { StatePath } from "./StatePath.tsx"
import { STATE_SHAPES } from "./stateShapes.ts"
import { isDirection, nearestStateInDirection } from "./nearestStateInDirection.ts"
import type { MapState } from "./useMapStates.ts"

const [FIRST] = STATE_SHAPES

export interface StateMapProps {
  /** The states by code. While loading, it's empty and the map isn't interactive. */
  readonly states: ReadonlyMap<string, MapState>
}

/**
 * A map of the United States with each state as a checkbox. Arrow keys move to the next state, and Space toggles it.
 */
export function StateMap({ states }: StateMapProps) {
  const hatch = useId()
  const paths = useRef(new Map<string, SVGPathElement>())
  /** The state that receives focus with Tab, which is the last focused state. */
  const [stop, setStop] = useState(FIRST?.state ?? "")
  const [pointed, setPointed] = useState<string | null>(null)
  const [focused, setFocused] = useState<string | null>(null)

  const press = (state: string, event: KeyboardEvent) => {
    if (event.key === " " || event.key === "Enter") {
      event.preventDefault()
      states.get(state)?.toggle()
    }
    if (!isDirection(event.key)) return
    event.preventDefault()
    const next = nearestStateInDirection(STATE_SHAPES, state, event.key)
    if (next !== null) paths.current.get(next)?.focus()
  }
  const named = focused ?? pointed
  const shapeOf = (state: string | null) => STATE_SHAPES.find((shape) => shape.state === state)
  return (
    <svg
      viewBox="0 0 975 610"
      className="w-full overflow-visible"
      role="group"
      aria-label="Map of the states"
    >
      <defs>
        <pattern
          id={`${hatch}-chosen`}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="8" height="8" className="fill-accent" />
          <path d="M0 0V8" className="stroke-on-accent" strokeWidth="2.5" strokeOpacity="0.35" />
        </pattern>
        <pattern id={`${hatch}-excluded`} width="9" height="9" patternUnits="userSpaceOnUse">
          <rect width="9" height="9" className="fill-caution-soft" />
          <path d="M1.5 1.5l6 6m0 -6l-6 6" className="stroke-caution" strokeWidth="1.25" />
        </pattern>
      </defs>
      {STATE_SHAPES.map((shape) => (
        <StatePath
          key={shape.state}
          shape={shape}
          state={states.get(shape.state)}
          hatch={hatch}
          isStop={shape.state === stop}
          hold={(path) => {
            if (path === null) paths.current.delete(shape.state)
            else paths.current.set(shape.state, path)
          }}
          onKeyDown={(event) => press(shape.state, event)}
          onFocus={() => {
            setStop(shape.state)
            setFocused(shape.state)
          }}
          onBlur={() => setFocused(null)}
          onPoint={(isPointed) => setPointed(isPointed ? shape.state : null)}
        />
      ))}
      {/* Over all of them: a neighbor must not cover half an edge. */}
      <Edge shape={shapeOf(pointed)} width={2.5} />
      <Edge shape={shapeOf(focused)} width={4} />
      <StateName shape={shapeOf(named)} name={states.get(named ?? "")?.name} />
    </svg>
  )
}

type Shape = (typeof STATE_SHAPES)[number] | undefined

/** The outline of the hovered or focused state: dark within light, so that it's visible on any fill. */
function Edge({ shape, width }: { readonly shape: Shape; readonly width: number }) {
  if (shape === undefined) return null
  return (
    <g className="pointer-events-none" fill="none" strokeLinejoin="round">
      <path d={shape.path} className="stroke-surface" strokeWidth={width + 4} />
      <path d={shape.path} className="stroke-text" strokeWidth={width} />
    </g>
  )
}

/** The name of the hovered or focused state. */
function StateName({ name, shape }: { readonly name: string | undefined; readonly shape: Shape }) {
  if (name === undefined || shape === undefined) return null
  const [x, y] = shape.center
  return (
    <text
      x={Math.min(Math.max(x, 90), 885)}
      y={y + 6}
      textAnchor="middle"
      fontSize="22"
      className="pointer-events-none fill-text stroke-surface font-semibold"
      strokeWidth="5"
      strokeLinejoin="round"
      paintOrder="stroke"
      aria-hidden="true"
    >
      {name}
    </text>
  )
}
