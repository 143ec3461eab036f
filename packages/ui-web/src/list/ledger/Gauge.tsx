import { classes } from "../../design/classes.ts"
import { recordsText } from "../../design/Figure.tsx"
import { HelpButton } from "../help/HelpButton.tsx"

export interface GaugeProps {
  readonly available: number
  readonly wanted: number
  readonly minimum: number
}

/** A gauge of the desired records among those available, with the minimum order marked. */
export function Gauge({ available, wanted, minimum }: GaugeProps) {
  const scale = Math.max(available, minimum, 1)
  const share = (records: number) => `${Math.min(100, (records / scale) * 100)}%`
  const isBelow = wanted < minimum
  return (
    <div>
      <div aria-hidden="true" className="relative h-2 rounded-full bg-sunken inset-ring inset-ring-line">
        <div
          className={classes(
            "h-full rounded-full transition-[width] duration-160 ease-out",
            isBelow ? "bg-caution" : "bg-accent",
          )}
          style={{ width: share(wanted) }}
        />
        <div
          className="absolute -top-1 h-4 w-0.5 -translate-x-px rounded-full bg-text"
          style={{ left: share(minimum) }}
        />
      </div>
      <p className="tabular mt-1.5 flex justify-between gap-3 text-xs text-muted">
        <span className={isBelow ? "font-medium text-caution" : undefined}>
          Minimum {recordsText(minimum)} <HelpButton topic="Minimum quantity" />
        </span>
        {wanted < available ? (
          <span>
            Wanted {recordsText(wanted)} of {recordsText(available)}
          </span>
        ) : null}
      </p>
      {isBelow ? (
        <p className="mt-1 text-xs font-medium text-caution">
          There are too few records for an order. Add areas, or broaden the audience.
        </p>
      ) : null}
    </div>
  )
}
