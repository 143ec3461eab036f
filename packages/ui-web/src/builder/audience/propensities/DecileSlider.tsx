import {
  ALL_DECILES,
  type Deciles,
  decilesText,
  type Attribute,
  decilesToRange,
  compactShareText,
} from "@listwright/domain/audience"
import { buildBins, countRecordsBetween } from "@listwright/domain/counting"
import { useId, useMemo, useState } from "react"
import { classes } from "../../../design/classes.ts"
import { recordsText } from "../../../design/Figure.tsx"
import { BrushHandle } from "../ranges/BrushHandle.tsx"
import { HistogramBars } from "../ranges/HistogramBars.tsx"
import { type Brush, useBrush } from "../ranges/useBrush.ts"
import type { Shares } from "../shares/useShares.ts"

export interface DecileSliderProps {
  readonly column: Attribute
  /** The attribute's name on this page. */
  readonly name: string
  readonly shares: Shares
  /** The chosen deciles; null if all records are included, ranked or not. */
  readonly chosen: Deciles | null
  readonly isDisabled: boolean
  readonly onChoose: (deciles: Deciles) => void
}

const EVERYBODY = "everybody"

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const brushOf = ({ first, last }: Deciles): Brush => [first - 1, last - 1]
const decilesOf = ([first, last]: Brush): Deciles => ({ first: first + 1, last: last + 1 })

/**
 * The ten deciles as bars, most likely first, with a handle at each end of the chosen range. A drag previews its effect
 * from figures that are already loaded, and becomes one change when it ends.
 */
export function DecileSlider({ chosen, column, isDisabled, name, onChoose, shares }: DecileSliderProps) {
  const { breakdown, isBehind } = shares
  const rows = breakdown?.rows
  const bins = useMemo(() => buildBins(column, rows ?? []), [column, rows])
  const [dragged, setDragged] = useState<Brush | null>(null)
  const summary = useId()
  const brush = dragged ?? brushOf(chosen ?? ALL_DECILES)
  const isActive = dragged !== null || chosen !== null
  const pointer = useBrush({
    bars: bins.length,
    brush,
    isActive,
    isSingle: false,
    isDisabled,
    onBrush: setDragged,
    onCancel: () => setDragged(null),
  })
  const end = () => {
    pointer.onPointerUp()
    if (dragged !== null) onChoose(decilesOf(dragged))
    setDragged(null)
  }
  const deciles = decilesOf(brush)
  const isEverybody = deciles.first === ALL_DECILES.first && deciles.last === ALL_DECILES.last
  const words = isEverybody ? EVERYBODY : decilesText(deciles)
  const records =
    breakdown === null
      ? null
      : isEverybody
        ? breakdown.total
        : countRecordsBetween(column, breakdown.rows, decilesToRange(deciles))
  const [first, last] = brush
  const edges = [
    { edge: "from", at: first, place: first, set: (at: number): Brush => [Math.min(at, last), last] },
    { edge: "to", at: last, place: last + 1, set: (at: number): Brush => [first, Math.max(at, first)] },
  ]
  return (
    <div role="group" aria-label={`${name} deciles`} aria-busy={isBehind} className="select-none">
      <div
        {...pointer}
        onPointerUp={end}
        className={classes(
          "relative mx-2.5 h-11 touch-pan-y border-b border-line-strong",
          isDisabled ? "cursor-not-allowed opacity-50" : "cursor-crosshair",
        )}
      >
        {/* Faint while nothing is taken of them: there are many of these one below the other. */}
        <div className={classes("absolute inset-0", isEverybody && "opacity-40")}>
          <HistogramBars
            bins={bins}
            brushed={isActive && !isEverybody ? brush : null}
            isChosen={() => false}
            isBehind={isBehind}
          />
        </div>
        {edges.map(({ at, edge, place, set }) => (
          <BrushHandle
            key={edge}
            name={`${name}, deciles ${edge}`}
            at={at}
            most={bins.length - 1}
            place={place / bins.length}
            text={String(at + 1)}
            describedBy={summary}
            isActive={isActive && !isEverybody}
            isDisabled={isDisabled}
            onMove={(to) => onChoose(decilesOf(set(to)))}
          />
        ))}
      </div>
      <p className="tabular mt-3 flex min-h-5 flex-wrap items-baseline justify-between gap-x-3 text-xs text-muted">
        <span id={summary} className={classes(isActive && !isEverybody && "font-medium text-text")}>
          {capital(words)}
        </span>
        <span className={classes("transition-opacity duration-100", isBehind && "opacity-50")}>
          {records === null || breakdown === null
            ? null
            : `${recordsText(records)} records, ${compactShareText(breakdown.total === 0 ? 0 : records / breakdown.total)}`}
        </span>
      </p>
    </div>
  )
}
