import type { Choices } from "@listwright/domain/drafts"

/**
 * Returns a saved list's choices for a new draft, under the list's name. They don't include the count run, which
 * belongs to the original draft.
 */
export const reopenedChoices = (choices: Choices, orderName: string): Choices => ({
  ...choices,
  step: "order",
  countId: null,
  contact: { ...choices.contact, orderName },
})
