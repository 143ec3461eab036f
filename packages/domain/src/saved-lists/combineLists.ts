import { Effect, Result, Schema } from "effect"
import type { AccountId } from "../account/AccountId.ts"
import type { Role } from "../account/User.ts"
import { orderLink } from "../catalog/orderLinks.ts"
import { type CombineRefusal, validateSelection } from "./validateSelection.ts"
import type { SavedList } from "./SavedList.ts"
import { SavedLists } from "./SavedLists.ts"

/** Raised when the selected lists can't be combined; nothing was sent to the server. */
export class ListsNotCombined extends Schema.TaggedError<ListsNotCombined>()("ListsNotCombined", {
  refusal: Schema.Literals([
    "tooFew",
    "accountRequired",
    "severalSources",
    "severalAccounts",
  ] satisfies ReadonlyArray<CombineRefusal>),
}) {}

/**
 * Combines the selected lists and returns the link for the browser to open. `countLink` is the site's link (see
 * `COUNT_LINK`) [p5-combine-account].
 */
export const combineLists = Effect.fn("combineLists")(function* (
  role: Role,
  chosenAccount: AccountId | null,
  selected: ReadonlyArray<SavedList>,
  countLink: string,
) {
  const combination = validateSelection(role, chosenAccount, selected)
  if (Result.isFailure(combination)) return yield* new ListsNotCombined({ refusal: combination.failure })
  const lists = yield* SavedLists
  const draftId = yield* lists.combine(combination.success)
  return orderLink(countLink, combination.success.listType, draftId)
})
