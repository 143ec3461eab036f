import type { Bin } from "@listwright/domain/counting"
import { classes } from "../../../design/classes.ts"

export interface HistogramBarsProps {
  readonly bins: ReadonlyArray<Bin>
  /** The first and last of the brushed bars; null if no bars are brushed. */
  readonly brushed: readonly [first: number, last: number] | null
  /** Returns whether a bar is already selected. */
  readonly isChosen: (bin: Bin) => boolean
  readonly isBehind: boolean
}

/** The gap on each side, as a share of a bar's width. */
const GAP = 0.1
/** The minimum visible height of a bar, out of 100. */
const MIN = 2.5

/** Draws many bars as one path, which is cheaper than a hundred shapes. */
const pathOf = (bars: ReadonlyArray<readonly [at: number, height: number]>): string =>
  bars.map(([at, height]) => `M${at + GAP} 100v${-height}h${1 - 2 * GAP}v${height}z`).join("")

/** The bars of a histogram, across its full width. They're hidden from screen readers, which use the sliders. */
export function HistogramBars({ bins, brushed, isChosen, isBehind }: HistogramBarsProps) {
  const most = Math.max(1, ...bins.map(({ records }) => records))
  const bars = bins.flatMap(({ records }, at) =>
    records === 0 ? [] : [[at, Math.max(MIN, (records / most) * 100)] as const],
  )
  const isIn = (at: number): boolean => brushed === null || (at >= brushed[0] && at <= brushed[1])
  const chosen = bins.flatMap((bin, at) => (isChosen(bin) ? [[at, 100] as const] : []))
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${bins.length} 100`}
      preserveAspectRatio="none"
      className={classes(
        "absolute inset-0 size-full transition-opacity duration-100",
        isBehind && "opacity-50",
      )}
    >
      {brushed === null ? null : (
        <rect
          x={brushed[0]}
          y={0}
          width={brushed[1] - brushed[0] + 1}
          height={100}
          className="fill-accent-soft"
        />
      )}
      <path d={chosen.map(([at]) => `M${at} 0v3h1v-3z`).join("")} className="fill-accent" />
      <path d={pathOf(bars.filter(([at]) => !isIn(at)))} className="fill-line-strong opacity-60" />
      <path d={pathOf(bars.filter(([at]) => isIn(at)))} className="fill-accent" />
    </svg>
  )
}
