import type { AccountId } from "../account/AccountId.ts"
import { type Owned, type Reach, worksFor } from "../account/reach.ts"
import type { ListDefinition } from "../definition/ListDefinition.ts"
import { savedCountsNamed } from "../definition/ofSavedCounts.ts"
import { SUPPRESSION_KINDS } from "../suppression/SuppressionListItem.ts"
import type { DraftChange, DraftContent } from "./changeDraft.ts"
import type { Choices } from "./Draft.ts"

type Selected = Pick<ListDefinition, "areas" | "suppressions">

/** The saved lists, orders and files of its account that a definition names: each belongs to that account alone. */
const namedOfAccount = ({ areas, suppressions }: Selected): ReadonlyArray<string> => [
  ...savedCountsNamed(areas).map((id) => `area ${id}`),
  ...SUPPRESSION_KINDS.flatMap((kind) => {
    const choice = suppressions[kind]
    return choice.mode === "item" ? choice.items.map((item) => `${kind} ${item}`) : []
  }),
]

/** Tells whether a definition names records that belong to one account, so that the list is tied to that account. */
export const namesOfAccount = (definition: Selected): boolean => namedOfAccount(definition).length > 0

/**
 * Tells whether a definition may count differently for another account: it includes saved lists, or suppresses by its
 * account's orders, saved lists or uploaded files.
 */
export const countsByAccount = ({ areas, suppressions }: Selected): boolean =>
  savedCountsNamed(areas).length > 0 || SUPPRESSION_KINDS.some((kind) => suppressions[kind].mode !== "off")

/** The facts that decide whether a draft may change its account. */
export interface AccountChange {
  /** The draft as it is. */
  readonly before: Owned & { readonly definition: Selected }
  /** The draft as it would be. */
  readonly after: { readonly accountId: AccountId; readonly definition: Selected }
}

/** A reason why a draft can't change its account. */
export type AccountRefusal = "noSuchAccount" | "notOwner" | "namesRecords"

/**
 * Tells whether a draft may be for an account. Its owner may move it to any account that the owner works for. Other
 * users with access to it may not, because its owner might not work for that account.
 */
export const mayBeFor = (
  reach: Reach,
  { accountId: current, userId }: Owned,
  accountId: AccountId,
): boolean => accountId === current || (userId === reach.userId && worksFor(reach, accountId))

/**
 * Returns the reason why a draft may not change its account; null: it may. References to records of the old account
 * don't move along: the change is refused and they are never dropped, so that suppressed people are never sold.
 * Another user's account and an account that doesn't exist look the same.
 */
export const accountRefusal = (reach: Reach, { after, before }: AccountChange): AccountRefusal | null => {
  if (after.accountId === before.accountId) return null
  if (!worksFor(reach, after.accountId)) return "noSuchAccount"
  if (!mayBeFor(reach, before, after.accountId)) return "notOwner"
  const old = new Set(namedOfAccount(before.definition))
  return namedOfAccount(after.definition).some((one) => old.has(one)) ? "namesRecords" : null
}

/** The text that explains why a list that names its account's records can't change its account, and what to do. */
export const NAMES_RECORDS =
  "This list uses saved lists, orders or files of its account. Remove them to order it for another account."

/** For a person. */
export const accountRefusalText = (refusal: AccountRefusal): string => {
  switch (refusal) {
    case "noSuchAccount":
      return "This account was not found."
    case "notOwner":
      return "Only the person who made this order may choose its account."
    case "namesRecords":
      return NAMES_RECORDS
  }
}

/**
 * Returns the choices for another account. Removes the quote, whose prices were promised to the old account, and a
 * count that might differ for the new one, which moves the order back to the input step.
 */
export const choicesOfOtherAccount = (before: Choices, { choices, definition }: DraftContent): Choices => {
  const { quoteId, ...others } = choices
  const kept: Choices = quoteId === undefined || quoteId === before.quoteId ? others : choices
  return countsByAccount(definition) && choices.countId !== null && choices.countId === before.countId
    ? { ...kept, step: "input", countId: null }
    : kept
}

/** Takes a draft to another account. */
export const chooseAccount =
  (accountId: AccountId): DraftChange =>
  (content) =>
    content.accountId === accountId
      ? content
      : { ...content, accountId, choices: choicesOfOtherAccount(content.choices, content) }
