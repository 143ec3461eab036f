import { dollars } from "@listwright/domain/shared"
import { Button } from "../../design/Button.tsx"
import { Figure, recordsText } from "../../design/Figure.tsx"
import type { PlotRow } from "./overlapPlot.ts"
import type { PartActions } from "./usePartActions.ts"

/**
 * The selected part and its actions in a bar below the plot, for screens without room beside it. The bar keeps the
 * actions in view.
 */
export function PartBar({ part, row }: { readonly row: PlotRow; readonly part: PartActions }) {
  return (
    <div
      data-bottom-bar
      className="no-print fixed inset-x-0 bottom-0 z-20 flex min-h-16 items-center justify-between gap-4 border-t border-line bg-surface px-4 py-2 sm:px-6 lg:hidden"
    >
      <p className="min-w-0">
        <span className="flex items-baseline gap-1.5">
          <Figure text={recordsText(row.records)} className="text-lg font-semibold" />
          {row.alone === null ? null : <span className="tabular text-muted">{dollars(row.alone)}</span>}
        </span>
        <span className="block truncate text-xs text-muted">{row.text}</span>
      </p>
      <Button
        kind="primary"
        isPending={part.pending === "use"}
        isDisabled={row.records === 0}
        onPress={part.use}
      >
        Use this region
      </Button>
    </div>
  )
}
