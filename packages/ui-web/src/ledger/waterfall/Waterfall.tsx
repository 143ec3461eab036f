import type { CountWaterfall } from "@listwright/domain/counting"
import { useId, useMemo } from "react"
import { useColumns } from "../../attributes/useColumnsWithValues.ts"
import { useDraft } from "../../draft/useDraft.ts"
import type { LiveFigures } from "../useLiveCall.ts"
import { ListShares } from "./ListShares.tsx"
import { waterfallLines } from "./waterfallLines.ts"
import { WaterfallList } from "./WaterfallList.tsx"

const noColumns = [] as const

/** What each choice leaves, from the areas down to the count. */
export function Waterfall({ waterfall }: { readonly waterfall: LiveFigures<CountWaterfall> }) {
  const { definition, listType } = useDraft().draft
  const columns = useColumns(listType).data ?? noColumns
  const { answer, isPending, error } = waterfall
  const id = useId()
  const lines = useMemo(() => waterfallLines(definition, answer, columns), [definition, answer, columns])
  return (
    <section aria-labelledby={id} className="border-t border-line pt-4">
      <h3 id={id} className="mb-2 text-xs font-medium text-muted">
        What each choice leaves
      </h3>
      <WaterfallList lines={lines} isPending={isPending || (error !== null && answer !== null)} />
      {answer?.lists === undefined ? null : <ListShares lists={answer.lists} isPending={isPending} />}
      {error === null ? null : (
        <p className="mt-2 text-xs text-muted">
          {answer === null
            ? "These figures are not available at the moment."
            : "These figures are the last ones known."}
        </p>
      )}
    </section>
  )
}
