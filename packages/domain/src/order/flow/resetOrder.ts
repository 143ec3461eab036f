import { emptyDefinition } from "../../definition/canonicalDefinition.ts"
import { changeDraft, type DraftContent } from "../../drafts/changeDraft.ts"
import { defaultChoices, type Draft } from "../../drafts/Draft.ts"
import { Effect } from "effect"

/**
 * An empty order of the same source: areas, audience, options, suppressions, count, quantities, usage, promotion, contact
 * and media type are gone, the list type stays, and the step is 'input' again. Asked for first. spec: order-builder §4
 * (Reset order) [ob4-reset]
 */
export const resetOrder = ({ definition }: DraftContent): DraftContent => ({
  definition: emptyDefinition(definition.listType),
  choices: defaultChoices,
})

/** Resets an order in the making; undoing brings it back. `orderReset` says that it was done. */
export const resetDraft = Effect.fn("resetDraft")(function* (draft: Draft) {
  return yield* changeDraft(draft, resetOrder)
})
