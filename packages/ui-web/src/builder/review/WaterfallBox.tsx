import type { CanonicalDefinition } from "@listwright/domain/definition"
import { useMemo } from "react"
import { useCommonAreaName } from "../../list/areas/useCommonAreaName.ts"
import { useColumns } from "../../list/attributes/useColumnsWithValues.ts"
import { SummaryBox } from "../../design/SummaryBox.tsx"
import { HelpButton } from "../../list/help/HelpButton.tsx"
import { useFigure } from "../../list/ledger/figures/useFigure.ts"
import { isCurrent } from "../../list/ledger/useLiveCall.ts"
import { waterfallLines } from "../../list/ledger/waterfall/waterfallLines.ts"
import { WaterfallList } from "../../list/ledger/waterfall/WaterfallList.tsx"

const noColumns = [] as const

/** The steps of the count, one line per choice, as in the ledger. It's included in printouts. */
export function WaterfallBox({ definition }: { readonly definition: CanonicalDefinition }) {
  const columns = useColumns(definition.listType).data ?? noColumns
  const waterfall = useFigure("waterfall")
  const { answer, error } = waterfall
  const nameOf = useCommonAreaName(definition.areas)
  const lines = useMemo(
    () => waterfallLines(definition, answer, columns, nameOf),
    [definition, answer, columns, nameOf],
  )
  return (
    <SummaryBox title="Effect of each choice" help={<HelpButton topic="Effect of each choice" />}>
      <WaterfallList
        lines={lines.map((line) => ({ ...line, to: null, onToggle: null, isOff: false }))}
        canTry={false}
        isPending={error === null && !isCurrent(waterfall)}
      />
      {error === null ? null : (
        <p className="mt-2 text-xs text-muted">
          {answer === null
            ? "These figures aren't available right now."
            : "These are the last known figures."}
        </p>
      )}
    </SummaryBox>
  )
}
