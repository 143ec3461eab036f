import { classes } from "../../../design/classes.ts"
import type { WaterfallFiguresProps } from "./WaterfallFigures.tsx"

const percent = (share: number): string => `${share * 100}%`

/** A bar for the records left by a step, with a paler bar behind it for the records removed. */
export function WaterfallBar({ figures, isPending }: WaterfallFiguresProps) {
  const { share, shareBefore, leaves } = figures ?? { share: 0, shareBefore: 0, leaves: 0 }
  const grown = "absolute inset-y-0 left-0 rounded-full transition-[width] duration-160 ease-out"
  return (
    <div
      aria-hidden="true"
      className={classes(
        "relative col-span-full h-1 overflow-hidden rounded-full bg-sunken transition-opacity duration-100",
        isPending && "opacity-60",
      )}
    >
      <div className={classes(grown, "bg-accent/30")} style={{ width: percent(shareBefore) }} />
      <div
        className={classes(grown, "bg-accent", leaves > 0 && "min-w-0.5")}
        style={{ width: percent(share) }}
      />
    </div>
  )
}
