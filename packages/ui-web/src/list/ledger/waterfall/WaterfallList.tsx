import { Link } from "react-router"
import { classes } from "../../../design/classes.ts"
import { WaterfallBar } from "./WaterfallBar.tsx"
import { WaterfallFigures } from "./WaterfallFigures.tsx"
import type { WaterfallLine } from "./waterfallLines.ts"
import { TrialSwitch } from "./TrialSwitch.tsx"

export interface WaterfallListProps {
  readonly lines: ReadonlyArray<InteractiveLine>
  /** True if the figures are for the previous list, or still loading. */
  readonly isPending: boolean
  /**
   * True if lines have switches for trying the list without them. In that case, every line reserves a column for the
   * switch.
   */
  readonly canTry?: boolean
}

/** A line with its actions. */
export interface InteractiveLine extends WaterfallLine {
  /** The URL for making the line's choice; null if there isn't one. */
  readonly to: string | null
  /** Tries the list without the choice; null if the list needs it. */
  readonly onToggle: (() => void) | null
  /** True if the choice is switched off in a trial. */
  readonly isOff: boolean
}

/**
 * A line for each choice: its name, which links to the page for making it, the records that it removes and leaves, a
 * bar, and a switch.
 */
export function WaterfallList({ canTry = true, lines, isPending }: WaterfallListProps) {
  return (
    <ol
      aria-busy={isPending}
      className={classes(
        "relative grid gap-x-3 gap-y-1 text-sm",
        canTry ? "grid-cols-[minmax(0,1fr)_auto_auto_auto]" : "grid-cols-[minmax(0,1fr)_auto_auto]",
      )}
    >
      {lines.map(({ key, name, figures, to, onToggle, isOff }, index) => (
        <li
          key={key}
          className={classes(
            "col-span-full -mx-2 grid grid-cols-subgrid items-center gap-y-1 rounded-control px-2 py-1 hover:bg-hover has-[a:focus-visible]:bg-hover",
            isOff && "text-muted line-through decoration-1",
          )}
        >
          {to === null ? (
            <span className="truncate" title={name}>
              {name}
            </span>
          ) : (
            <Link
              to={to}
              title={`${name}: change`}
              className="truncate rounded-sm text-inherit no-underline hover:underline"
            >
              {name}
            </Link>
          )}
          <WaterfallFigures figures={figures} isPending={isPending} isFirst={index === 0} />
          {!canTry ? null : onToggle === null ? (
            <span className="w-5" />
          ) : (
            <TrialSwitch name={name} isOn={!isOff} onToggle={onToggle} />
          )}
          <WaterfallBar figures={figures} isPending={isPending} />
        </li>
      ))}
    </ol>
  )
}
