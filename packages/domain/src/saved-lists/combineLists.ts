import { Effect, Result, Schema } from "effect"
import type { AccountId } from "../account/AccountId.ts"
import type { Role } from "../account/User.ts"
import { orderLink } from "../catalogue/orderLinks.ts"
import { type CombineRefusal, combineSelected } from "./combineSelected.ts"
import type { SavedCount } from "./SavedCount.ts"
import { SavedLists } from "./SavedLists.ts"

/** The selected lists cannot be combined; nothing was asked of the server. */
export class ListsNotCombined extends Schema.TaggedError<ListsNotCombined>()("ListsNotCombined", {
  refusal: Schema.Literals([
    "tooFew",
    "accountRequired",
    "severalSources",
    "severalAccounts",
  ] satisfies ReadonlyArray<CombineRefusal>),
}) {}

/**
 * Combines the selected lists and answers the link that the browser goes to. `countLink` is the site's, see
 * `COUNT_LINK` [p5-combine-account].
 */
export const combineLists = Effect.fn("combineLists")(function* (
  role: Role,
  chosenAccount: AccountId | null,
  selected: ReadonlyArray<SavedCount>,
  countLink: string,
) {
  const combination = combineSelected(role, chosenAccount, selected)
  if (Result.isFailure(combination)) return yield* new ListsNotCombined({ refusal: combination.failure })
  const lists = yield* SavedLists
  const sessionId = yield* lists.combine(combination.success)
  return orderLink(countLink, combination.success.listType, sessionId)
})
