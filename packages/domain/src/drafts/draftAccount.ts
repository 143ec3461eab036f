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

/** Whether a definition names what one account alone has, so that it is a list of that account. */
export const namesOfAccount = (definition: Selected): boolean => namedOfAccount(definition).length > 0

/**
 * Whether a definition may count differently for another account: it opens saved lists, or suppresses by what its
 * account ordered, saved or uploaded.
 */
export const countsByAccount = ({ areas, suppressions }: Selected): boolean =>
  savedCountsNamed(areas).length > 0 || SUPPRESSION_KINDS.some((kind) => suppressions[kind].mode !== "off")

/** What an account change is decided by. */
export interface AccountChange {
  /** As the draft is. */
  readonly before: Owned & { readonly definition: Selected }
  /** As it would be. */
  readonly after: { readonly accountId: AccountId; readonly definition: Selected }
}

/** Why a draft stays with its account. */
export type AccountRefusal = "noSuchAccount" | "notOwner" | "namesRecords"

/**
 * Whether a draft may be for an account: its owner may take it to any account that they work for. Somebody else who
 * reaches it may not: its owner may not work for that account.
 */
export const mayBeFor = (
  reach: Reach,
  { accountId: current, userId }: Owned,
  accountId: AccountId,
): boolean => accountId === current || (userId === reach.userId && worksFor(reach, accountId))

/**
 * Why a draft may not change its account; null: it may. What the draft named under its old account does not go along:
 * it is refused and never dropped, so that nobody is sold whom it left out. Accounts that are foreign and that do not
 * exist look the same.
 */
export const accountRefusal = (reach: Reach, { after, before }: AccountChange): AccountRefusal | null => {
  if (after.accountId === before.accountId) return null
  if (!worksFor(reach, after.accountId)) return "noSuchAccount"
  if (!mayBeFor(reach, before, after.accountId)) return "notOwner"
  const old = new Set(namedOfAccount(before.definition))
  return namedOfAccount(after.definition).some((one) => old.has(one)) ? "namesRecords" : null
}

/** Why the account of a list that names its records cannot change, and what to do. */
export const NAMES_RECORDS =
  "This list names saved lists, orders or files of its account. Remove them to order it for another account."

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
 * The choices as they go to another account: without the quote, which promised its prices to the old one, and without a
 * count that could come to something else there, which puts the order back to the input step.
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
