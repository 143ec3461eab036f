import type { OutlineLevel } from "@listwright/domain/counting"
import { areaKindNoun } from "@listwright/domain/definition"
import { classes as classNames } from "../../../design/classes.ts"
import { recordsText } from "../../../design/Figure.tsx"
import { swatchIndex } from "./swatchIndex.ts"
import type { Shades } from "./useShades.ts"

const SWATCHES = ["bg-(--shade-1)", "bg-(--shade-2)", "bg-(--shade-3)", "bg-(--shade-4)", "bg-(--shade-5)"]

export interface ShadeLegendProps {
  readonly level: OutlineLevel
  readonly shades: Shades
  /** True if the legend is below the map, as lines, instead of over it, as a box. */
  readonly isBelow?: boolean
}

/** The legend for the shades. */
export function ShadeLegend({ isBelow = false, level, shades }: ShadeLegendProps) {
  const { classes, hasFailed, isPending, isTooMany } = shades
  return (
    <div
      className={classNames(
        "text-xs",
        isBelow ? "min-h-20" : "rounded-control border border-line bg-surface/95 px-3 py-2",
      )}
    >
      <p className="font-medium">Records by {areaKindNoun(level, 1)}</p>
      {isTooMany ? (
        <p className="text-muted">Zoom in to see them.</p>
      ) : hasFailed ? (
        <p className="text-muted">We can't count them right now.</p>
      ) : classes.length === 0 ? (
        <p className="text-muted">{isPending ? "Counting…" : "No records here."}</p>
      ) : (
        <ul
          className={classNames(
            "mt-1",
            isPending && "opacity-60",
            isBelow && "flex flex-wrap gap-x-4 gap-y-1",
          )}
        >
          {classes.map(({ from, to }, at) => (
            <li key={from} className="tabular flex items-center gap-2">
              <span
                aria-hidden="true"
                className={`size-3 shrink-0 rounded-[3px] border border-line-strong forced-color-adjust-none print:[print-color-adjust:exact] ${
                  SWATCHES[swatchIndex(at, classes.length)] ?? ""
                }`}
              />
              {from === to ? recordsText(from) : `${recordsText(from)} to ${recordsText(to)}`}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
