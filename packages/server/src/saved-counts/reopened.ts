import type { Choices } from "@listwright/domain/drafts"

/** The choices of a saved list in a new draft. A count run belongs to the draft that it counted. */
export const reopened = (choices: Choices): Choices => ({ ...choices, step: "order", countId: null })
