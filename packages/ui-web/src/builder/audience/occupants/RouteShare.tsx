import { SATURATION_PERCENT, type RouteCoverage, coveragePercent } from "@listwright/domain/audience"
import { classes } from "../../../design/classes.ts"

export interface RouteShareProps {
  readonly route: RouteCoverage
  readonly isSaturated: boolean
}

/** The list's share of a route, as a percentage and as a bar with a line at the saturation threshold. */
export function RouteShare({ isSaturated, route }: RouteShareProps) {
  const percent = coveragePercent(route)
  return (
    <span className="flex items-center gap-3">
      <span aria-hidden="true" className="relative h-1.5 flex-1 rounded-full bg-sunken">
        <span
          className={classes(
            "absolute inset-y-0 left-0 rounded-full transition-[width] duration-150 motion-reduce:transition-none",
            isSaturated ? "bg-accent" : "bg-accent/50",
          )}
          style={{ width: `${percent}%`, minWidth: route.selected > 0 ? 2 : 0 }}
        />
        <span
          className="absolute -inset-y-1 w-px bg-line-strong"
          style={{ left: `${SATURATION_PERCENT}%` }}
        />
      </span>
      <span className="tabular w-11 text-right whitespace-nowrap">{percent}%</span>
    </span>
  )
}
