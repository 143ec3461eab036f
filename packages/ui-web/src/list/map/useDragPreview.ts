import { toPreviewDefinition } from "@listwright/domain/audience"
import { canonicalDefinition, type ListDefinition } from "@listwright/domain/definition"
import { hasGeography } from "@listwright/domain/geography"
import { useDebouncedValue } from "../../app/useDebouncedValue.ts"
import { usePreview } from "../ledger/Preview.tsx"
import { useTrialList } from "../ledger/useTrialList.ts"
import { useStableValue } from "../ledger/useStableValue.ts"

/** The number of milliseconds that a shape must be still before its outcome is requested. */
const REST_MS = 150

export interface DragPreview {
  /** The resulting number of records in the list; null while unknown, or if nothing is being dragged. */
  readonly records: number | null
}

/**
 * Previews the outcome for a list while a shape is dragged: requests it once the shape is still, and shows it as ghost
 * figures in the ledger without saving it. null if nothing is being dragged.
 */
export const useDragPreview = (definition: ListDefinition | null): DragPreview => {
  const dragged = useStableValue(
    definition === null ? null : toPreviewDefinition(canonicalDefinition(definition)),
  )
  const rested = useDebouncedValue(dragged, REST_MS)
  const tried = rested === dragged && dragged !== null && hasGeography(dragged) ? dragged : null
  const { answer, isPending } = useTrialList(tried)
  const price = tried === null || isPending ? null : answer
  usePreview(
    price === null
      ? null
      : { records: price.available, price: { totalBeforeTax: price.figures.totalBeforeTax } },
  )
  return { records: price?.available ?? null }
}
