import { recordsUntilSaturation, isSaturated, SATURATION_PERCENT } from "@listwright/domain/audience"
import type { RouteSaturation } from "@listwright/domain/counting"
import { Check } from "lucide-react"
import { classes } from "../../../design/classes.ts"
import { recordsText } from "../../../design/Figure.tsx"
import { useRowWindow } from "../../../design/selected-list/useRowWindow.ts"
import { RouteShare } from "./RouteShare.tsx"

/** The height of a row in pixels. The half row in view indicates that there are more. */
const ROW = 36
const IN_VIEW = 8.5

const ZIP_DIGITS = 5

/** The columns of a row from left to right; on phone screens, the addresses are hidden. */
const TRACKS =
  "grid grid-cols-[6rem_minmax(0,1fr)_4.5rem] items-center gap-3 px-4 sm:grid-cols-[7rem_minmax(0,1fr)_6.5rem_6.5rem] sm:gap-4"
const ADDRESSES = "tabular text-right max-sm:sr-only"

/** Returns the height in pixels of a table with a given number of routes. */
export const routeTableHeight = (routes: number): number => ROW + 1 + ROW * Math.min(routes, IN_VIEW)

export interface RouteTableProps {
  readonly labelledBy: string
  readonly routes: ReadonlyArray<RouteSaturation>
}

/**
 * The carrier routes with the list's share of each. Only the routes in view are rendered, so there can be any number of
 * them.
 */
export function RouteTable({ labelledBy, routes }: RouteTableProps) {
  const viewHeight = ROW * Math.min(routes.length, IN_VIEW)
  const { drawn, onScroll, scroller } = useRowWindow({ count: routes.length, rowHeight: ROW, viewHeight }, -1)
  return (
    <div
      ref={scroller}
      onScroll={onScroll}
      role="table"
      aria-labelledby={labelledBy}
      aria-rowcount={routes.length + 1}
      // What scrolls must be reached by the keyboard, which scrolls it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="relative overflow-x-hidden overflow-y-auto rounded-b-card border-t border-line -outline-offset-2"
      style={{ height: routeTableHeight(routes.length) }}
    >
      <div role="rowgroup" className="sticky top-0 z-1 border-b border-line bg-surface text-sm text-muted">
        <div role="row" aria-rowindex={1} className={TRACKS} style={{ height: ROW }}>
          <span role="columnheader">Route</span>
          <span role="columnheader">Taken</span>
          <span role="columnheader" className={ADDRESSES}>
            Homes, apts
          </span>
          <span role="columnheader" className="text-right">
            {SATURATION_PERCENT}% adds
          </span>
        </div>
      </div>
      <div role="rowgroup" className="relative" style={{ height: routes.length * ROW }}>
        {drawn.map((index) => {
          const route = routes[index]
          return route === undefined ? null : <RouteRow key={route.code} index={index} route={route} />
        })}
      </div>
    </div>
  )
}

function RouteRow({ index, route }: { readonly index: number; readonly route: RouteSaturation }) {
  const { code, deliverable, selected } = route
  const isFull = isSaturated(route)
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      style={{ top: index * ROW, height: ROW }}
      className={classes(TRACKS, "absolute inset-x-0 border-b border-line last:border-b-0")}
    >
      <span role="rowheader" className="tabular whitespace-nowrap">
        {code.slice(0, ZIP_DIGITS)} <span className="font-medium">{code.slice(ZIP_DIGITS)}</span>
      </span>
      <span role="cell">
        <RouteShare route={route} isSaturated={isFull} />
      </span>
      <span role="cell" className={ADDRESSES}>
        {recordsText(selected)} <span className="text-muted">of {recordsText(deliverable)}</span>
      </span>
      <span role="cell" className="flex items-center justify-end gap-1.5 text-right">
        {isFull ? (
          <>
            <Check className="size-4 shrink-0 text-accent-text" aria-hidden="true" />
            <span className="text-sm max-sm:sr-only">Saturated</span>
          </>
        ) : (
          <span className="tabular">+{recordsText(recordsUntilSaturation(route))}</span>
        )}
      </span>
    </div>
  )
}
