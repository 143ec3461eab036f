import { classes } from "../../../design/classes.ts"

export interface BrushHandleProps {
  readonly name: string
  /** The index of the handle's bar, from 0 to `most`. */
  readonly at: number
  readonly most: number
  /** The position across the histogram, from 0 to 1. */
  readonly place: number
  /** The position in words, for screen readers. */
  readonly text: string
  /** The id of the element that summarizes the choice. */
  readonly describedBy: string
  readonly isActive: boolean
  readonly isDisabled: boolean
  readonly onMove: (at: number) => void
}

/** A handle at one end of the brushed range. */
export function BrushHandle(props: BrushHandleProps) {
  const { at, describedBy, isActive, isDisabled, most, name, onMove, place, text } = props
  return (
    <span className="absolute inset-y-0 w-0 cursor-ew-resize" style={{ left: `${place * 100}%` }}>
      {/* Keys and screen readers have this; a pointer has the whole picture. */}
      <input
        type="range"
        min={0}
        max={most}
        value={at}
        disabled={isDisabled}
        aria-label={name}
        aria-valuetext={text}
        aria-describedby={describedBy}
        onChange={({ currentTarget }) => onMove(Number(currentTarget.value))}
        className="peer pointer-events-none absolute -bottom-3 -left-3 size-6 opacity-0"
      />
      <span
        aria-hidden="true"
        className={classes("absolute inset-y-0 -left-px w-0.5", isActive ? "bg-accent" : "bg-transparent")}
      />
      <span
        aria-hidden="true"
        className="absolute -bottom-2.5 -left-2.5 size-5 rounded-full border-2 border-accent bg-surface peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent peer-disabled:border-line-strong"
      />
    </span>
  )
}
