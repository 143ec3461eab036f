import { overlapShareText } from "@listwright/domain/saved-lists"
import { Button } from "../../design/Button.tsx"
import { Figure, recordsText } from "../../design/Figure.tsx"
import { Money } from "../../design/Money.tsx"
import { ExtraCost } from "./ExtraCost.tsx"
import type { PlotRow } from "./overlapPlot.ts"
import { SavePartForm } from "./SavePartForm.tsx"
import type { PartActions } from "./usePartActions.ts"

export interface PartPanelProps {
  readonly row: PlotRow
  readonly total: number
  /** The name of the part that the additional price is based on. */
  readonly base: string
  readonly part: PartActions
  readonly isPending: boolean
}

/** The selected part with its records, its price, and its actions. */
export function PartPanel({ base, isPending, part, row, total }: PartPanelProps) {
  const lines = [
    { label: "With phones", value: <Figure text={recordsText(row.withPhones)} /> },
    { label: "Share of all", value: <Figure text={overlapShareText(row.records, total)} /> },
    { label: "Price alone", value: row.alone === null ? "No price" : <Money amount={row.alone} /> },
    { label: `Added cost over ${base}`, value: <ExtraCost amount={row.onTop} isPending={isPending} /> },
  ]
  return (
    <aside
      aria-label="Selected part"
      className="flex flex-col gap-5 rounded-card border border-line bg-surface p-5 lg:sticky lg:top-20"
    >
      <div>
        <h2 className="font-semibold [overflow-wrap:anywhere]">{row.text}</h2>
        <p className="mt-1 flex items-baseline gap-2">
          <Figure text={recordsText(row.records)} className="text-figure font-semibold tracking-tight" />
          <span className="text-muted">{row.records === 1 ? "person" : "people"}</span>
        </p>
      </div>
      <dl className="flex flex-col border-t border-line">
        {lines.map(({ label, value }) => (
          <div key={label} className="flex items-baseline justify-between gap-4 border-b border-line py-2">
            <dt className="min-w-0 text-muted [overflow-wrap:anywhere]">{label}</dt>
            <dd className="tabular shrink-0 font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <Button
        kind="primary"
        className="max-lg:hidden"
        isPending={part.pending === "use"}
        isDisabled={row.records === 0}
        onPress={part.use}
      >
        Use this region
      </Button>
      {row.records === 0 ? (
        <p className="text-sm text-muted">This part is empty. Select another one.</p>
      ) : (
        <SavePartForm key={row.code} row={row} part={part} />
      )}
    </aside>
  )
}
