import { roleAbilities } from "../account/abilities.ts"
import type { Role } from "../account/User.ts"
import { Result } from "effect"
import {
  type CanonicalDefinition,
  canonicalDefinition,
  emptyDefinition,
} from "../definition/canonicalDefinition.ts"
import type { CombinationOperation } from "../definition/Combination.ts"
import type { SavedList } from "./SavedList.ts"
import type { SavedListId } from "../shared/SavedListId.ts"
import { savedCountToArea } from "../geography/chooseSavedCounts.ts"
import type { AccountId } from "../account/AccountId.ts"

/** A reason selected lists can't be combined. */
export type CombineRefusal = "tooFew" | "accountRequired" | "severalSources" | "severalAccounts"

/** The lists in a comparison, each once, in the order they were selected. */
export interface ComparedLists {
  readonly listType: number
  readonly savedCounts: ReadonlyArray<SavedListId>
}

/** Lists to combine: records in several lists go to the first. The server computes the prices. */
export interface Combination extends ComparedLists {
  readonly accountId: AccountId
}

type Row = Pick<SavedList, "id" | "listType" | "accountId">

/**
 * Checks that lists can be compared: at least two different lists, all from one source. The list selected first remains
 * first.
 */
export const checkComparable = (
  selected: ReadonlyArray<Pick<Row, "id" | "listType">>,
): Result.Result<ComparedLists, "tooFew" | "severalSources"> => {
  const savedCounts = [...new Set(selected.map(({ id }) => id))]
  const [first] = selected
  if (first === undefined || savedCounts.length < MIN_LISTS_TO_COMBINE) return Result.fail("tooFew")
  const { listType } = first
  return selected.some((row) => row.listType !== listType)
    ? Result.fail("severalSources")
    : Result.succeed({ listType, savedCounts })
}

/**
 * Checks that lists can be combined: they must be comparable and belong to one account, which must be `chosenAccount`
 * unless that's null.
 */
export const checkCombination = (
  chosenAccount: AccountId | null,
  selected: ReadonlyArray<Row>,
): Result.Result<Combination, Exclude<CombineRefusal, "accountRequired">> =>
  Result.flatMap(checkComparable(selected), (lists) => {
    const accountId = chosenAccount ?? selected[0]?.accountId
    return accountId === undefined || selected.some((row) => row.accountId !== accountId)
      ? Result.fail("severalAccounts")
      : Result.succeed({ accountId, ...lists })
  })

/** Returns the accounts that selected lists may be combined for: their own account, if they share one. */
export const combinableAccounts = <Of extends Pick<Row, "accountId">>(
  selected: ReadonlyArray<Of>,
): ReadonlyArray<Of> => {
  const [first] = selected
  return first === undefined || selected.some(({ accountId }) => accountId !== first.accountId) ? [] : [first]
}

/**
 * Checks that the selected lists can be combined: at least two, all from one source and one account. A role that
 * chooses an account must have chosen one, and it must be the lists' account [p4-combine-selection]
 * [p5-combine-account].
 */
export const validateSelection = (
  role: Role,
  chosenAccount: AccountId | null,
  selected: ReadonlyArray<Row>,
): Result.Result<Combination, CombineRefusal> =>
  combineButtonState(role, chosenAccount, new Set(selected.map(({ id }) => id)).size) === "accountRequired"
    ? Result.fail("accountRequired")
    : checkCombination(chosenAccount, selected)

/**
 * Builds a combined list's definition: its areas are the saved counts, so a record belongs to the first one that
 * contains it.
 */
export const combinedDefinition = ({
  listType,
  savedCounts,
}: ComparedLists | Combination): CanonicalDefinition =>
  canonicalDefinition({
    ...emptyDefinition(listType),
    areas: savedCounts.map(savedCountToArea),
  })

/** Builds the list that results from a set operation on saved counts; `k` is used with 'exactly'. */
export const operationDefinition = (
  { listType, savedCounts }: ComparedLists | Combination,
  operation: CombinationOperation,
  k: number | null,
): CanonicalDefinition =>
  canonicalDefinition({
    ...emptyDefinition(listType),
    areas: [{ kind: "combination", operation, k, savedCounts, excluded: false }],
  })

/** The number of rows that must be selected to enable COMBINE [p4-combine-selection]. */
export const MIN_LISTS_TO_COMBINE = 2

/**
 * The state of COMBINE. 'disabled' means that too few rows are selected; 'accountRequired', that a reseller clicked it
 * without choosing an account.
 */
export type CombineButtonState = "disabled" | "accountRequired" | "ready"

/** Returns the state of COMBINE for a number of selected lists [p4-combine-selection] [p5-combine-account]. */
export const combineButtonState = (
  role: Role,
  accountId: AccountId | null,
  selected: number,
): CombineButtonState => {
  if (selected < MIN_LISTS_TO_COMBINE) return "disabled"
  return roleAbilities(role).choosesAccount && accountId === null ? "accountRequired" : "ready"
}
