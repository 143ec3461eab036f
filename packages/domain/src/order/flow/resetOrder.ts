import { emptyDefinition } from "../../definition/canonicalDefinition.ts"
import type { DraftContent } from "../../drafts/changeDraft.ts"
import { defaultChoices } from "../../drafts/Draft.ts"

/**
 * Returns an empty order for the same source: clears areas, audience, options, suppressions, count, quantities, usage,
 * promotion, contact, and media type, keeps the list type and account, and returns to the 'input' step. The user has to
 * confirm first [ob4-reset].
 */
export const resetOrder = ({ accountId, definition }: DraftContent): DraftContent => ({
  accountId,
  definition: emptyDefinition(definition.listType),
  choices: defaultChoices,
})
