import { WaterfallBar } from "./WaterfallBar.tsx"
import { WaterfallFigures } from "./WaterfallFigures.tsx"
import type { WaterfallLine } from "./waterfallLines.ts"

export interface WaterfallListProps {
  readonly lines: ReadonlyArray<WaterfallLine>
  /** The figures are those before, or on their way. */
  readonly isPending: boolean
}

/** One line a choice: its name, what it removes and leaves, and a bar. */
export function WaterfallList({ lines, isPending }: WaterfallListProps) {
  return (
    <ol
      aria-busy={isPending}
      className="relative grid grid-cols-[minmax(0,1fr)_auto_auto] gap-x-3 gap-y-2.5 text-sm"
    >
      {lines.map(({ key, name, figures }, index) => (
        <li key={key} className="col-span-3 grid grid-cols-subgrid items-baseline gap-y-1">
          <span className="truncate" title={name}>
            {name}
          </span>
          <WaterfallFigures figures={figures} isPending={isPending} isFirst={index === 0} />
          <WaterfallBar figures={figures} isPending={isPending} />
        </li>
      ))}
    </ol>
  )
}
