import type { CallFailed } from "../shared/Failures.ts"
import { type Notice, notice } from "../shared/Notice.ts"
import { failedCallText } from "../shared/failedCallMessages.ts"
import { MAX_OVERLAP_AREAS } from "../counting/questions/Overlap.ts"
import { type CombineRefusal, MIN_LISTS_TO_COMBINE } from "./validateSelection.ts"
import type { CompareRefusal } from "./validateComparison.ts"
import type { SavedListChange } from "./DraftList.ts"
import type { CountNotSaved } from "./SavedLists.ts"

/** The message shown when combining lists without an account [ob8-combine] [p5-combine-account]. */
export const ACCOUNT_REQUIRED = "Account is required"

/** The title of all messages about lists that couldn't be combined or deleted [p8-saved-list-failed]. */
export const SAVED_LIST_ERROR_TITLE = "Error"

/**
 * Explains why lists can't be combined; only the message about the missing account is from the specification
 * [ob8-combine].
 */
export const combineRefusalText = (refusal: CombineRefusal): string => {
  switch (refusal) {
    case "tooFew":
      return "Select at least 2 lists to combine them."
    case "accountRequired":
      return ACCOUNT_REQUIRED
    case "severalSources":
      return "Only lists from the same data source can be combined."
    case "severalAccounts":
      return "Only lists for the same account can be combined."
  }
}

const inWords = (names: ReadonlyArray<string>): string => new Intl.ListFormat("en-US").format(names)

/** Explains why lists can't be compared; the specification has no wording for it. */
export const compareRefusalText = (refusal: CompareRefusal): string => {
  switch (refusal._tag) {
    case "TooFewToCompare":
      return `Select at least ${MIN_LISTS_TO_COMBINE} lists to compare them.`
    case "TooManyToCompare":
      return `You can compare at most ${MAX_OVERLAP_AREAS} lists at once, not ${refusal.lists}.`
    case "ListsGone": {
      const { left, places } = refusal
      const gone =
        places.length === 1
          ? `List ${inWords(places.map(String))} was deleted or belongs to someone else.`
          : `Lists ${inWords(places.map(String))} were deleted or belong to someone else.`
      return left.length === 0 ? gone : `${gone} Still available: ${inWords(left)}.`
    }
    case "SourcesDiffer": {
      const { one, other } = refusal
      return `Only lists from the same data source can be compared: ${one.name} is ${one.sourceName}, ${other.name} is ${other.sourceName}.`
    }
    case "AccountsDiffer": {
      const { one, other } = refusal
      return `Only lists for the same account can be compared: ${one.name} belongs to ${one.accountName}, ${other.name} to ${other.accountName}.`
    }
    case "NoSuchPart":
      return `over: ${refusal.lists} lists have no such part.`
  }
}

/** The message for a list that was deleted in the meantime, in another tab or by a colleague; our own wording. */
export const SAVED_LIST_NOT_FOUND = "We couldn't find this list. It was deleted or belongs to someone else."

/**
 * Returns the notice that lists couldn't be combined or deleted, with the reason [p8-saved-list-failed] [ob8-combine].
 */
export const savedListFailedNotice = (failure: CallFailed, phone: string): Notice =>
  notice(
    "error",
    SAVED_LIST_ERROR_TITLE,
    failure._tag === "NotFound" ? SAVED_LIST_NOT_FOUND : failedCallText(failure, phone),
  )

/**
 * Returns the server's own reason for not saving a count, as a warning; null for a failed call, whose message is the
 * same on all pages [ob8-save-failed].
 */
export const countNotSavedNotice = (failure: CountNotSaved | CallFailed): Notice | null =>
  failure._tag === "CountNotSaved" || (failure._tag === "Refused" && failure.reason !== "")
    ? notice("warning", "", failure.reason)
    : null

/**
 * Says which user has saved into a list since it was opened, and when (`moment`, formatted for the reader); our own
 * wording.
 */
export const listChangedText = (name: string, { by, isOwn }: SavedListChange, moment: string): string =>
  isOwn
    ? `You saved “${name}” in another window on ${moment}, after you opened it here.`
    : `${by === "" ? "Someone else" : by} saved “${name}” on ${moment}, after you opened it.`

/** Explains why a draft can only be saved as a new list; our own wording. */
export const listUnavailableText = (name: string, state: "gone" | "otherAccount"): string =>
  state === "gone"
    ? `“${name}” was deleted or belongs to someone else. Saving creates a new list.`
    : `“${name}” belongs to a different account than this order. Saving creates a new list.`

/** Explains that the lists built from a changed list are unchanged; '' if there are no such lists. Our own wording. */
export const unchangedListsText = (names: ReadonlyArray<string>): string => {
  const [first, second, ...others] = names.map((name) => `“${name}”`)
  if (first === undefined) return ""
  const said = [first, ...(second === undefined ? [] : [second])]
  const more = others.length === 1 ? others : others.length === 0 ? [] : [`${others.length} more lists`]
  return `${inWords([...said, ...more])} ${names.length === 1 ? "was created from this list and still uses" : "were created from this list and still use"} its earlier version.`
}

/** Returns the question that confirms a deletion; our own wording. */
export const deleteConfirmationText = (lists: number): string =>
  lists === 1 ? "Delete this saved list?" : `Delete these ${lists} saved lists?`

/** Says how many orders' records a repeated list leaves out, which its suppressions also show; our own wording. */
export const repeatedListNotice = (orders: number): Notice =>
  notice(
    "info",
    "",
    orders === 0
      ? "No one is suppressed, because this account has no orders from this data source yet."
      : `The people in ${orders === 1 ? "1 order" : `${orders} orders`} are suppressed. You won't be charged until you place the order.`,
  )
