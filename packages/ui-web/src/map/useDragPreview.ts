import { countedSoFar } from "@listwright/domain/audience"
import { canonicalDefinition, type ListDefinition } from "@listwright/domain/definition"
import { hasGeography } from "@listwright/domain/geography"
import { useDebounced } from "../app/useDebounced.ts"
import { usePreview } from "../ledger/Preview.tsx"
import { useTriedList } from "../ledger/useTriedList.ts"
import { useUnchanged } from "../ledger/useUnchanged.ts"

/** How long a shape rests before it is asked what the list would come to. Milliseconds. */
const REST_MS = 150

export interface DragPreview {
  /** How many records the list would have; null while that is not known, or nothing is dragged. */
  readonly records: number | null
}

/**
 * What the list would come to if it were this one: asked once the shape rests, shown as ghost figures in the ledger, and saved
 * nowhere. null: nothing is dragged.
 */
export const useDragPreview = (definition: ListDefinition | null): DragPreview => {
  const dragged = useUnchanged(definition === null ? null : countedSoFar(canonicalDefinition(definition)))
  const rested = useDebounced(dragged, REST_MS)
  const tried = rested === dragged && dragged !== null && hasGeography(dragged) ? dragged : null
  const { answer, isPending } = useTriedList(tried)
  const quote = tried === null || isPending ? null : answer
  usePreview(
    quote === null
      ? null
      : { records: quote.available, price: { totalPretaxCost: quote.figures.TotalPretaxCost } },
  )
  return { records: quote?.available ?? null }
}
