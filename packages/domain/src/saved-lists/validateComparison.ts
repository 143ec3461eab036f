import { Result } from "effect"
import { MAX_OVERLAP_AREAS } from "../counting/questions/Overlap.ts"
import type { AccountId } from "../account/AccountId.ts"
import { checkCombination, MIN_LISTS_TO_COMBINE } from "./validateSelection.ts"
import { isPartPossible } from "./OverlapPart.ts"
import type { OverlapRequest } from "./ListOverlap.ts"
import type { SavedList } from "./SavedList.ts"
import type { SavedListId } from "../shared/SavedListId.ts"

/** A reason saved lists can't be compared. Existing lists are identified by name. */
export type CompareRefusal =
  | { readonly _tag: "TooFewToCompare" }
  | { readonly _tag: "TooManyToCompare"; readonly lists: number }
  /**
   * The lists were deleted or belong to another user; the two cases are indistinguishable. `places` are numbered from
   * 1.
   */
  | {
      readonly _tag: "ListsGone"
      readonly places: ReadonlyArray<number>
      readonly left: ReadonlyArray<string>
    }
  | { readonly _tag: "SourcesDiffer"; readonly one: SavedList; readonly other: SavedList }
  | { readonly _tag: "AccountsDiffer"; readonly one: SavedList; readonly other: SavedList }
  | { readonly _tag: "NoSuchPart"; readonly lists: number }

/** Lists that can be compared, in the requested order. */
export interface Comparison {
  readonly lists: readonly [SavedList, ...Array<SavedList>]
  readonly ids: ReadonlyArray<SavedListId>
  readonly listType: number
  readonly accountId: AccountId
}

/** Returns the IDs of the lists to compare, each once. */
export const comparedIds = ({ lists }: Pick<OverlapRequest, "lists">): ReadonlyArray<SavedListId> => [
  ...new Set(lists),
]

/** Builds the refusal, with the first list and the first other list that differs from it. */
const differing = (
  refusal: "tooFew" | "severalSources" | "severalAccounts",
  one: SavedList,
  others: ReadonlyArray<SavedList>,
): CompareRefusal => {
  switch (refusal) {
    case "tooFew":
      return { _tag: "TooFewToCompare" }
    case "severalSources":
      return { _tag: "SourcesDiffer", one, other: others.find((row) => row.listType !== one.listType) ?? one }
    case "severalAccounts":
      return {
        _tag: "AccountsDiffer",
        one,
        other: others.find((row) => row.accountId !== one.accountId) ?? one,
      }
  }
}

/**
 * Checks that saved lists can be compared: two to six lists, all found, from one source and one account. `found`
 * contains the lists that the user has access to.
 */
export const validateComparison = (
  question: OverlapRequest,
  found: ReadonlyArray<SavedList>,
): Result.Result<Comparison, CompareRefusal> => {
  const ids = comparedIds(question)
  if (ids.length < MIN_LISTS_TO_COMBINE) return Result.fail({ _tag: "TooFewToCompare" })
  if (ids.length > MAX_OVERLAP_AREAS) return Result.fail({ _tag: "TooManyToCompare", lists: ids.length })
  const lists = ids.flatMap((id) => found.filter((list) => list.id === id))
  const [first, ...others] = lists
  if (first === undefined || lists.length < ids.length) {
    const places = ids.flatMap((id, at) => (lists.some((list) => list.id === id) ? [] : [at + 1]))
    return Result.fail({ _tag: "ListsGone", places, left: lists.map(({ name }) => name) })
  }
  const combined = checkCombination(null, lists)
  if (Result.isFailure(combined)) return Result.fail(differing(combined.failure, first, others))
  if (question.over !== undefined && !isPartPossible(question.over, lists.length))
    return Result.fail({ _tag: "NoSuchPart", lists: lists.length })
  const { accountId, listType } = combined.success
  return Result.succeed({ lists: [first, ...others], ids, listType, accountId })
}
