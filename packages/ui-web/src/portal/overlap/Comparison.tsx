import { type ListOverlap, type OverlapPart, partCode, parsePartCode } from "@listwright/domain/saved-lists"
import { useMemo, useState } from "react"
import { Notice } from "../../design/Notice.tsx"
import { Select } from "../../design/Select.tsx"
import { listLetter } from "../../design/listLetter.ts"
import { OverlapPlot } from "./OverlapPlot.tsx"
import { buildPlot } from "./overlapPlot.ts"
import { PartBar } from "./PartBar.tsx"
import { PartPanel } from "./PartPanel.tsx"
import { usePartActions } from "./usePartActions.ts"

export interface ComparisonProps {
  readonly overlap: ListOverlap
  /** The part that the additional prices are based on. */
  readonly over: OverlapPart
  readonly onOver: (part: OverlapPart) => void
  readonly isPending: boolean
}

/** The plot and the selected part. */
export function Comparison({ isPending, onOver, over, overlap }: ComparisonProps) {
  const plot = useMemo(() => buildPlot(overlap), [overlap])
  const rows = [...plot.regions, ...plot.combinations]
  const [code, setCode] = useState<string | null>(null)
  const selected = rows.find((row) => row.code === code) ?? rows[0] ?? null
  const part = usePartActions(overlap, selected)
  const options = [...plot.lists, ...plot.regions].map((row, at) => ({
    value: row.code,
    text: at < plot.lists.length ? `${listLetter(at)} ${row.text}` : row.text,
  }))
  const base = options.find(({ value }) => value === partCode(over))?.text ?? ""
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_280px] xl:grid-cols-[minmax(0,1fr)_328px] lg:items-start">
      <div className="flex min-w-0 flex-col gap-4">
        {overlap.notPriced === null ? null : <Notice kind="warning">{overlap.notPriced}</Notice>}
        <Select
          label="Added cost over"
          className="max-w-[420px]"
          options={options}
          value={partCode(over)}
          onChange={({ currentTarget }) => onOver(parsePartCode(currentTarget.value) ?? over)}
        />
        <OverlapPlot
          overlap={overlap}
          plot={plot}
          selected={selected}
          onSelect={(row) => setCode(row.code)}
          isPending={isPending}
        />
      </div>
      {selected === null ? null : (
        <>
          <PartPanel row={selected} total={overlap.total} base={base} part={part} isPending={isPending} />
          <PartBar row={selected} part={part} />
        </>
      )}
    </div>
  )
}
