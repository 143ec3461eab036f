import type { KeyboardEvent, Ref } from "react"
import { classes } from "../../../design/classes.ts"
import type { StateShape } from "./stateShapes.ts"
import type { MapState } from "./useMapStates.ts"

export interface StatePathProps {
  readonly shape: StateShape
  /** The state; undefined until its name loads. */
  readonly state: MapState | undefined
  /** The prefix of the patterns' ids. */
  readonly hatch: string
  /** True for the state that receives focus with Tab. */
  readonly isStop: boolean
  readonly hold: Ref<SVGPathElement>
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onFocus: () => void
  readonly onBlur: () => void
  readonly onPoint: (isPointed: boolean) => void
}

const fillOf = (is: MapState["is"], hatch: string): string | undefined =>
  is === "free" ? undefined : `url(#${hatch}-${is})`

/** Returns a state's label for screen readers, which announce separately whether it's checked. */
export const stateLabel = ({ is, name }: MapState): string => (is === "excluded" ? `${name}, excluded` : name)

/** A state on the map, checked or not. */
export function StatePath(props: StatePathProps) {
  const { hatch, hold, isStop, onBlur, onFocus, onKeyDown, onPoint, shape, state } = props
  const look = "stroke-line-strong outline-none"
  if (state === undefined)
    return <path d={shape.path} strokeWidth="1.25" className={classes(look, "fill-sunken")} />
  return (
    <path
      ref={hold}
      d={shape.path}
      role="checkbox"
      aria-label={stateLabel(state)}
      aria-checked={state.is === "chosen"}
      tabIndex={isStop ? 0 : -1}
      strokeWidth="1.25"
      fill={fillOf(state.is, hatch)}
      className={classes(look, "cursor-pointer", state.is === "free" && "fill-sunken hover:fill-accent-soft")}
      onClick={state.toggle}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onBlur={onBlur}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
    />
  )
}
