import { emptyDefinition } from "../../definition/canonicalDefinition.ts"
import type { DraftContent } from "../../drafts/changeDraft.ts"
import { defaultChoices } from "../../drafts/Draft.ts"

/**
 * An empty order of the same source: areas, audience, options, suppressions, count, quantities, usage, promotion, contact
 * and media type are gone, the list type stays, and the step is 'input' again. Asked for first. spec: order-builder §4
 * (Reset order) [ob4-reset]
 */
export const resetOrder = ({ definition }: DraftContent): DraftContent => ({
  definition: emptyDefinition(definition.listType),
  choices: defaultChoices,
})
