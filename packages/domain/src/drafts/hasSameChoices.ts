import type { DraftContent } from "./changeDraft.ts"
import type { Choices } from "./Draft.ts"

/** Returns whether two plain values have the same JSON. */
export const hasSameJson = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b)

/** Returns the user's choices without the order's progress. */
const withoutStep = ({ step: _, countId: __, ...choices }: Choices) => choices

/** Returns whether two states have the same user choices; ignores the order's progress. */
export const hasSameChoices = (a: DraftContent, b: DraftContent): boolean =>
  a.accountId === b.accountId &&
  hasSameJson(a.definition, b.definition) &&
  hasSameJson(withoutStep(a.choices), withoutStep(b.choices))
