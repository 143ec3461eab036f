import type { DraftContent } from "./changeDraft.ts"
import type { Choices } from "./Draft.ts"

/** Tells whether two plain values are equal in everything that JSON writes of them. */
export const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)

/** Returns the user's choices without the progress of the order. */
const withoutStep = ({ step: _, countId: __, ...choices }: Choices) => choices

/** Tells whether two states hold the same choices of a user; ignores the progress of the order. */
export const isSameChoice = (a: DraftContent, b: DraftContent): boolean =>
  a.accountId === b.accountId &&
  isSame(a.definition, b.definition) &&
  isSame(withoutStep(a.choices), withoutStep(b.choices))
