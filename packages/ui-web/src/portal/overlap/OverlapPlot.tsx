import { isRegionInPart, type ListOverlap } from "@listwright/domain/saved-lists"
import { Fragment, type ReactNode, useState } from "react"
import { Button } from "../../design/Button.tsx"
import { classes } from "../../design/classes.ts"
import { DOT_CELL_PX, ListDots } from "./ListDots.tsx"
import { listLetter } from "../../design/listLetter.ts"
import { ListLetter } from "../../design/ListLetter.tsx"
import type { Plot, PlotRow as Row } from "./overlapPlot.ts"
import { PlotRow } from "./PlotRow.tsx"

/** The number of regions shown until the rest are expanded. */
const SHOWN = 12

const head = "border-b border-line bg-sunken px-3 py-2 text-xs font-semibold text-muted"

function GroupHead({
  title,
  text,
  children,
}: {
  readonly title: string
  readonly text: string
  readonly children?: ReactNode
}) {
  return (
    <tr className="max-sm:block">
      <th
        scope="colgroup"
        colSpan={7}
        className="border-b border-line pt-5 pr-4 pb-2 pl-12 text-left align-bottom font-normal max-sm:block max-sm:px-3"
      >
        <span className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-semibold">{title}</span>
          <span className="text-xs text-muted">{text}</span>
        </span>
        {children}
      </th>
    </tr>
  )
}

/** Returns whether a few words can replace a row's dots. */
const isNamed = ({ dots }: Row, lists: number): boolean => dots?.length === 1 || dots?.length === lists

export interface OverlapPlotProps {
  readonly overlap: ListOverlap
  readonly plot: Plot
  readonly selected: Row | null
  readonly onSelect: (row: Row) => void
  readonly isPending: boolean
}

/** The lists, the regions with a dot for each list that contains them, and their combinations. */
export function OverlapPlot({ isPending, onSelect, overlap, plot, selected }: OverlapPlotProps) {
  const [isWhole, setIsWhole] = useState(false)
  const { combinations, lists, most, names, regions } = plot
  const shown = isWhole ? regions : regions.slice(0, SHOWN)
  const stateOf = (row: Row): "selected" | "part" | "plain" => {
    if (selected === null) return "plain"
    if (row.code === selected.code) return "selected"
    return row.dots !== null && isRegionInPart(selected.part, names.length, { areas: row.dots })
      ? "part"
      : "plain"
  }
  const common = { total: overlap.total, most, isPending }
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <table className="w-full border-separate border-spacing-0 max-sm:block">
        <caption className="sr-only">
          The number of people in each part, the price of the part alone, and its added cost
        </caption>
        <thead className="max-sm:sr-only">
          <tr>
            <th className={classes(head, "text-right")}>
              <span className="sr-only">Select</span>
            </th>
            <th scope="col" className={classes(head, "pl-0 text-left")}>
              Who
            </th>
            <th className={head} aria-hidden="true" />
            <th scope="col" className={classes(head, "text-right")}>
              People
            </th>
            <th scope="col" className={classes(head, "text-right")}>
              Share
            </th>
            <th scope="col" className={classes(head, "text-right")}>
              Price alone
            </th>
            <th scope="col" className={classes(head, "pr-4 text-right")}>
              Added cost
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          <GroupHead title="Lists" text="One person can be on several lists." />
          {lists.map((row, place) => (
            <PlotRow key={row.code} row={row} state={stateOf(row)} {...common}>
              <span className="flex items-center gap-2.5">
                <ListLetter place={place} />
                <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{row.text}</span>
              </span>
            </PlotRow>
          ))}
        </tbody>
        <tbody className="max-sm:block">
          <GroupHead title="Regions" text="Everyone is in exactly one region.">
            <span
              aria-hidden="true"
              className="mt-2 flex w-max text-center text-xs font-semibold text-muted max-sm:hidden"
            >
              {names.map((name, at) => (
                <span key={name} style={{ width: DOT_CELL_PX }}>
                  {listLetter(at)}
                </span>
              ))}
            </span>
          </GroupHead>
          {shown.map((row) => (
            <PlotRow key={row.code} row={row} state={stateOf(row)} onSelect={() => onSelect(row)} {...common}>
              <span className="flex gap-x-3 gap-y-1 max-sm:flex-col sm:items-center">
                <ListDots lists={names.length} filled={row.dots ?? []} />
                <span
                  className={classes(
                    "text-xs text-muted",
                    !isNamed(row, names.length) && "sm:sr-only",
                    "max-xl:sm:sr-only",
                  )}
                >
                  {row.short}
                </span>
              </span>
            </PlotRow>
          ))}
          {shown.length < regions.length ? (
            <tr className="max-sm:block">
              <td colSpan={7} className="border-b border-line px-4 py-2 max-sm:block">
                <Button kind="quiet" onPress={() => setIsWhole(true)}>
                  Show all {regions.length} regions
                </Button>
              </td>
            </tr>
          ) : null}
        </tbody>
        <tbody className="max-sm:block">
          <GroupHead title="Combinations" text="Several regions combined, ready to use." />
          {combinations.map((row) => (
            <Fragment key={row.code}>
              <PlotRow row={row} state={stateOf(row)} onSelect={() => onSelect(row)} {...common}>
                <span className="[overflow-wrap:anywhere]">{row.text}</span>
              </PlotRow>
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}
