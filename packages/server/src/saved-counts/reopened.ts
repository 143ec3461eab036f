import type { Choices } from "@listwright/domain/drafts"

/**
 * Returns the choices of a saved list for a new draft, under its name. They don't include the count run, which belongs
 * to the draft that it counted.
 */
export const reopened = (choices: Choices, orderName: string): Choices => ({
  ...choices,
  step: "order",
  countId: null,
  contact: { ...choices.contact, orderName },
})
