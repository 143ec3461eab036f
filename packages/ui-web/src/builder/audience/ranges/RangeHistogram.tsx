import { type Attribute, INPUT_TYPES, rangeLabel, compactShareText } from "@listwright/domain/audience"
import { type Bin, binAt, buildBins, countRecordsBetween } from "@listwright/domain/counting"
import type { Range } from "@listwright/domain/definition"
import { useId, useMemo, useRef } from "react"
import { classes } from "../../../design/classes.ts"
import { recordsText } from "../../../design/Figure.tsx"
import type { Shares } from "../shares/useShares.ts"
import { BrushHandle } from "./BrushHandle.tsx"
import { HistogramBars } from "./HistogramBars.tsx"
import { type Brush, useBrush } from "./useBrush.ts"

export interface RangeHistogramProps {
  readonly column: Attribute
  readonly shares: Shares
  /** The content of the fields, which may not be a valid range yet. */
  readonly typed: Range
  readonly chosen: ReadonlyArray<Range>
  readonly isSingle: boolean
  readonly isDisabled: boolean
  readonly onBrush: (range: Range) => void
}

/** A histogram of the list's records by an attribute, for brushing a range; it stays in sync with the fields below. */
export function RangeHistogram(props: RangeHistogramProps) {
  const { chosen, column, isDisabled, isSingle, onBrush, shares, typed } = props
  const { breakdown, isBehind } = shares
  const rows = breakdown?.rows
  const bins = useMemo(() => buildBins(column, rows ?? []), [column, rows])
  const { accepts, compare, shown } = INPUT_TYPES[column.inputType]
  const to = isSingle ? typed.from : typed.to
  const [first, last] = [binAt(column, bins, typed.from), binAt(column, bins, to)]
  const isActive = first !== null || last !== null
  const brush: Brush = [
    Math.min(first ?? 0, last ?? bins.length - 1),
    Math.max(first ?? 0, last ?? bins.length - 1),
  ]
  const before = useRef(typed)
  const take = ([from, until]: Brush) => onBrush({ from: bins[from]?.from ?? "", to: bins[until]?.to ?? "" })
  const pointer = useBrush({
    bars: bins.length,
    brush,
    isActive,
    isSingle,
    isDisabled,
    onBrush: take,
    onCancel: () => onBrush(before.current),
  })
  const summary = useId()
  const [lowest, highest] = [bins[0], bins.at(-1)]
  if (lowest === undefined || highest === undefined) return null

  const range = {
    from: accepts(typed.from) ? typed.from : lowest.from,
    to: accepts(to) ? to : highest.to,
  }
  const within = breakdown === null || rows === undefined ? null : countRecordsBetween(column, rows, range)
  const isChosen = (bin: Bin): boolean =>
    chosen.some((held) => compare(bin.from, held.to) <= 0 && compare(bin.to, held.from) >= 0)
  const edges = isSingle
    ? [{ name: column.name, at: brush[0], place: brush[0] + 0.5, set: (at: number): Brush => [at, at] }]
    : [
        {
          name: `${column.name} from`,
          at: brush[0],
          place: brush[0],
          set: (at: number): Brush => [Math.min(at, brush[1]), brush[1]],
        },
        {
          name: `${column.name} to`,
          at: brush[1],
          place: brush[1] + 1,
          set: (at: number): Brush => [brush[0], Math.max(at, brush[0])],
        },
      ]
  const bound = (name: string, bin: Bin | undefined): string =>
    bin === undefined ? "" : shown(name.endsWith(" to") ? bin.to : bin.from)

  return (
    <div role="group" aria-label={`${column.name} histogram`} aria-busy={isBehind} className="select-none">
      {/* Handles reach beyond the bars, so that those at the ends are as easy to grasp as all others. */}
      <div
        {...pointer}
        onPointerDown={(event) => {
          before.current = typed
          pointer.onPointerDown(event)
        }}
        className={classes(
          "relative mx-2.5 h-20 touch-pan-y border-b border-line-strong",
          isDisabled ? "cursor-not-allowed opacity-50" : "cursor-crosshair",
        )}
      >
        <HistogramBars
          bins={bins}
          brushed={isActive ? brush : null}
          isChosen={isChosen}
          isBehind={isBehind}
        />
        {edges.map(({ at, name, place, set }) => (
          <BrushHandle
            key={name}
            name={name}
            at={at}
            most={bins.length - 1}
            place={place / bins.length}
            text={bound(name, bins[at])}
            describedBy={summary}
            isActive={isActive}
            isDisabled={isDisabled}
            onMove={(to) => take(set(to))}
          />
        ))}
      </div>
      <p className="tabular mt-3.5 flex h-5 items-center justify-between gap-3 text-xs text-muted">
        <span>{shown(lowest.from)}</span>
        <span id={summary} className={classes(isActive && "font-medium text-text")}>
          {isActive ? rangeLabel(column.inputType, range) : "All"}
          {within === null || breakdown === null
            ? null
            : `: ${recordsText(within)} records, ${compactShareText(breakdown.total === 0 ? 0 : within / breakdown.total)}`}
        </span>
        <span>{shown(highest.to)}</span>
      </p>
    </div>
  )
}
