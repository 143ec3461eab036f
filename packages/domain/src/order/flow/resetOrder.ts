import { emptyDefinition } from "../../definition/canonicalDefinition.ts"
import type { DraftContent } from "../../drafts/changeDraft.ts"
import { defaultChoices } from "../../drafts/Draft.ts"

/**
 * An empty order of the same source: areas, audience, options, suppressions, count, quantities, usage, promotion,
 * contact and media type are gone, the list type and the account stay, and the step is 'input' again. Asked for first
 * [ob4-reset].
 */
export const resetOrder = ({ accountId, definition }: DraftContent): DraftContent => ({
  accountId,
  definition: emptyDefinition(definition.listType),
  choices: defaultChoices,
})
