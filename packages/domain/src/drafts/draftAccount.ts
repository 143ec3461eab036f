import type { AccountId } from "../account/AccountId.ts"
import { type OwnedRecord, type Reach, canActForAccount } from "../account/reach.ts"
import type { ListDefinition } from "../definition/ListDefinition.ts"
import { referencedSavedCounts } from "../definition/savedCountAreas.ts"
import { SUPPRESSION_KINDS } from "../suppression/SuppressionListItem.ts"
import type { DraftChange, DraftContent } from "./changeDraft.ts"
import type { Choices } from "./Draft.ts"

type Selected = Pick<ListDefinition, "areas" | "suppressions">

/**
 * Returns the saved lists, orders, and files that a definition refers to, each of which belongs to a single account.
 */
const namedOfAccount = ({ areas, suppressions }: Selected): ReadonlyArray<string> => [
  ...referencedSavedCounts(areas).map((id) => `area ${id}`),
  ...SUPPRESSION_KINDS.flatMap((kind) => {
    const choice = suppressions[kind]
    return choice.mode === "item" ? choice.items.map((item) => `${kind} ${item}`) : []
  }),
]

/** Returns whether a definition refers to records of a single account, which ties the list to that account. */
export const referencesAccountRecords = (definition: Selected): boolean =>
  namedOfAccount(definition).length > 0

/**
 * Returns whether a definition's count may differ for another account: it includes saved lists, or suppresses records
 * by its account's orders, saved lists, or uploaded files.
 */
export const dependsOnAccount = ({ areas, suppressions }: Selected): boolean =>
  referencedSavedCounts(areas).length > 0 ||
  SUPPRESSION_KINDS.some((kind) => suppressions[kind].mode !== "off")

/** A draft before and after a change of account, for deciding whether the change is allowed. */
export interface AccountChange {
  /** The draft before the change. */
  readonly before: OwnedRecord & { readonly definition: Selected }
  /** The draft after the change. */
  readonly after: { readonly accountId: AccountId; readonly definition: Selected }
}

/** A reason why a draft can't change its account. */
export type AccountRefusal = "noSuchAccount" | "notOwner" | "namesRecords"

/**
 * Returns whether a draft may be assigned to an account. Its owner may move it to any account that they work for. Other
 * users with access to the draft may not, because its owner might not work for that account.
 */
export const canAssignToAccount = (
  reach: Reach,
  { accountId: current, userId }: OwnedRecord,
  accountId: AccountId,
): boolean => accountId === current || (userId === reach.userId && canActForAccount(reach, accountId))

/**
 * Returns the reason why a draft may not change its account; null if it may. References to the old account's records
 * don't carry over, so the change is refused rather than dropping them; otherwise, suppressed people could be sold.
 * Another user's account and a nonexistent account result in the same reason.
 */
export const accountRefusal = (reach: Reach, { after, before }: AccountChange): AccountRefusal | null => {
  if (after.accountId === before.accountId) return null
  if (!canActForAccount(reach, after.accountId)) return "noSuchAccount"
  if (!canAssignToAccount(reach, before, after.accountId)) return "notOwner"
  const old = new Set(namedOfAccount(before.definition))
  return namedOfAccount(after.definition).some((one) => old.has(one)) ? "namesRecords" : null
}

/**
 * The message that explains why a list that refers to its account's records can't change its account, with advice on
 * what to do.
 */
export const REFERENCES_RECORDS_MESSAGE =
  "This list uses saved lists, orders or files from its account. Remove them before you order it for another account."

/** Explains the refusal to the user. */
export const accountRefusalText = (refusal: AccountRefusal): string => {
  switch (refusal) {
    case "noSuchAccount":
      return "We couldn't find this account."
    case "notOwner":
      return "Only the person who created this order can choose its account."
    case "namesRecords":
      return REFERENCES_RECORDS_MESSAGE
  }
}

/**
 * Returns the choices after a change of account. Removes the quote, whose prices were promised to the old account, and
 * any count that might differ for the new one; without its count, the order returns to the input step.
 */
export const choicesForNewAccount = (before: Choices, { choices, definition }: DraftContent): Choices => {
  const { quoteId, ...others } = choices
  const kept: Choices = quoteId === undefined || quoteId === before.quoteId ? others : choices
  return dependsOnAccount(definition) && choices.countId !== null && choices.countId === before.countId
    ? { ...kept, step: "input", countId: null }
    : kept
}

/** Moves a draft to another account. */
export const chooseAccount =
  (accountId: AccountId): DraftChange =>
  (content) =>
    content.accountId === accountId
      ? content
      : { ...content, accountId, choices: choicesForNewAccount(content.choices, content) }
