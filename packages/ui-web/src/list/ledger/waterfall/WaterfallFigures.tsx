import { Figure, recordsText } from "../../../design/Figure.tsx"
import { Skeleton } from "../../../design/Skeleton.tsx"
import type { LineFigures } from "./waterfallLines.ts"

export interface WaterfallFiguresProps {
  /** The figures; null if they're unknown yet, or unavailable. */
  readonly figures: LineFigures | null
  readonly isPending: boolean
  /** True for the areas, which are the first step and don't remove any records. */
  readonly isFirst?: boolean
}

/** The records removed and left by a step, in two columns; their space is reserved while unknown. */
export function WaterfallFigures({ figures, isPending, isFirst = false }: WaterfallFiguresProps) {
  if (figures === null) {
    return (
      <span className="col-span-2 flex h-[1.5em] min-w-[7ch] items-center justify-end self-center text-muted">
        {isPending ? <Skeleton className="h-3.5 w-10" /> : "–"}
      </span>
    )
  }
  const { leaves, removes } = figures
  return (
    <>
      <span className="sr-only">
        {isFirst ? "" : `removes ${recordsText(removes)}, `}leaves {recordsText(leaves)}
      </span>
      <span aria-hidden="true" className="text-right text-xs text-muted">
        {isFirst ? null : (
          <Figure text={removes === 0 ? "0" : `−${recordsText(removes)}`} isPending={isPending} />
        )}
      </span>
      <span aria-hidden="true" className="min-w-[7ch] text-right font-medium">
        <Figure text={recordsText(leaves)} isPending={isPending} />
      </span>
    </>
  )
}
