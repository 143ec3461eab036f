import { countedSoFar } from "@listwright/domain/audience"
import { canonicalDefinition, type ListDefinition } from "@listwright/domain/definition"
import { pricedChoices } from "@listwright/domain/drafts"
import { hasGeography } from "@listwright/domain/geography"
import { Quotes } from "@listwright/domain/pricing"
import { Effect } from "effect"
import { useDraft } from "../draft/useDraft.ts"
import { usePreview } from "../ledger/Preview.tsx"
import { useDebounced } from "../ledger/useDebounced.ts"
import { useLiveCall } from "../ledger/useLiveCall.ts"

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
  const { choices, revision } = useDraft().draft
  const text = definition === null ? null : JSON.stringify(countedSoFar(canonicalDefinition(definition)))
  const settled = useDebounced(text, REST_MS)
  const isSettled = text !== null && settled === text && definition !== null
  const asked = isSettled ? canonicalDefinition(definition) : null
  const live = useLiveCall(
    ["if dragged", `${settled ?? ""} ${JSON.stringify(pricedChoices(choices))}`],
    asked === null
      ? Effect.never
      : Effect.flatMap(Quotes, (quotes) =>
          quotes.quote({
            definition: countedSoFar(asked),
            choices: pricedChoices(choices),
            // Of no draft: it must not cancel the questions about the list as it is.
            draftId: null,
            revision,
          }),
        ),
    asked !== null && hasGeography(asked),
  )
  const quote = live.isPending || asked === null ? null : (live.answer?.quote ?? null)
  usePreview(
    quote === null
      ? null
      : { records: quote.available, price: { totalPretaxCost: quote.figures.TotalPretaxCost } },
  )
  return { records: quote?.available ?? null }
}
