import type { DraftContent } from "./changeDraft.ts"
import type { Choices } from "./Draft.ts"

/** Whether two plain values are equal in all that JSON writes of them. */
export const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)

/** What a person chose, apart from where the order stands on its way. */
const withoutStep = ({ step: _, countId: __, ...choices }: Choices) => choices

/** Whether two states hold the same choices of a person; the order's step is none of them. */
export const isSameChoice = (a: DraftContent, b: DraftContent): boolean =>
  a.accountId === b.accountId &&
  isSame(a.definition, b.definition) &&
  isSame(withoutStep(a.choices), withoutStep(b.choices))
