import type { Choices } from "@listwright/domain/drafts"

/** The choices of a saved list in a new draft, under its name. A count run belongs to the draft that it counted. */
export const reopened = (choices: Choices, orderName: string): Choices => ({
  ...choices,
  step: "order",
  countId: null,
  contact: { ...choices.contact, orderName },
})
