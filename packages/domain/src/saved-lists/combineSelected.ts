import { abilitiesOf } from "../account/abilities.ts"
import type { Role } from "../account/User.ts"
import { Result } from "effect"
import {
  type CanonicalDefinition,
  canonicalDefinition,
  emptyDefinition,
} from "../definition/canonicalDefinition.ts"
import type { CombinationOperation } from "../definition/Combination.ts"
import type { SavedCount } from "./SavedCount.ts"
import type { SavedCountId } from "../shared/SavedCountId.ts"
import { areaOfSavedCount } from "../geography/chooseSavedCounts.ts"
import type { AccountId } from "../account/AccountId.ts"

/** A reason why selected lists can't be combined. */
export type CombineRefusal = "tooFew" | "accountRequired" | "severalSources" | "severalAccounts"

/** Lists that one question is about, each once, by the order in which they were selected. */
export interface ComparedLists {
  readonly listType: number
  readonly savedCounts: ReadonlyArray<SavedCountId>
}

/** Lists to be combined: overlaps go to the first. Prices are the server's. */
export interface Combination extends ComparedLists {
  readonly accountId: AccountId
}

type Row = Pick<SavedCount, "orderId" | "listType" | "accountId">

/**
 * Checks that lists can be compared: at least two different ones, all of one source. The first one selected stays
 * first.
 */
export const comparable = (
  selected: ReadonlyArray<Pick<Row, "orderId" | "listType">>,
): Result.Result<ComparedLists, "tooFew" | "severalSources"> => {
  const savedCounts = [...new Set(selected.map(({ orderId }) => orderId))]
  const [first] = selected
  if (first === undefined || savedCounts.length < LISTS_TO_COMBINE) return Result.fail("tooFew")
  const { listType } = first
  return selected.some((row) => row.listType !== listType)
    ? Result.fail("severalSources")
    : Result.succeed({ listType, savedCounts })
}

/**
 * Checks that lists can be combined: they can be compared and are all of one account, which is `chosenAccount` unless
 * that is null.
 */
export const combinable = (
  chosenAccount: AccountId | null,
  selected: ReadonlyArray<Row>,
): Result.Result<Combination, Exclude<CombineRefusal, "accountRequired">> =>
  Result.flatMap(comparable(selected), (lists) => {
    const accountId = chosenAccount ?? selected[0]?.accountId
    return accountId === undefined || selected.some((row) => row.accountId !== accountId)
      ? Result.fail("severalAccounts")
      : Result.succeed({ accountId, ...lists })
  })

/** The accounts that selected lists may be combined for: their own, where all are of one. */
export const accountsToCombine = <Of extends Pick<Row, "accountId">>(
  selected: ReadonlyArray<Of>,
): ReadonlyArray<Of> => {
  const [first] = selected
  return first === undefined || selected.some(({ accountId }) => accountId !== first.accountId) ? [] : [first]
}

/**
 * Checks that the selected lists can be combined: at least two, with an account if the role chooses one, and all of
 * one source and of one account, the chosen one if there is one [p4-combine-selection] [p5-combine-account].
 */
export const combineSelected = (
  role: Role,
  chosenAccount: AccountId | null,
  selected: ReadonlyArray<Row>,
): Result.Result<Combination, CombineRefusal> =>
  combine(role, chosenAccount, new Set(selected.map(({ orderId }) => orderId)).size) === "accountRequired"
    ? Result.fail("accountRequired")
    : combinable(chosenAccount, selected)

/** The list that a combination is: its saved counts as areas, so that a record belongs to the first that has it. */
export const combinedDefinition = ({
  listType,
  savedCounts,
}: ComparedLists | Combination): CanonicalDefinition =>
  canonicalDefinition({
    ...emptyDefinition(listType),
    areas: savedCounts.map(areaOfSavedCount),
  })

/** The list whose people are those of an operation on its saved counts; `k` goes with 'exactly'. */
export const definitionOfOperation = (
  { listType, savedCounts }: ComparedLists | Combination,
  operation: CombinationOperation,
  k: number | null,
): CanonicalDefinition =>
  canonicalDefinition({
    ...emptyDefinition(listType),
    areas: [{ kind: "combination", operation, k, savedCounts, excluded: false }],
  })

/** Rows that must be selected before COMBINE is enabled [p4-combine-selection]. */
export const LISTS_TO_COMBINE = 2

/** 'disabled': too few rows; 'accountRequired': pressed without an account, which a reseller has to choose. */
export type Combine = "disabled" | "accountRequired" | "ready"

/** [p4-combine-selection] [p5-combine-account] */
export const combine = (role: Role, accountId: AccountId | null, selected: number): Combine => {
  if (selected < LISTS_TO_COMBINE) return "disabled"
  return abilitiesOf(role).choosesAccount && accountId === null ? "accountRequired" : "ready"
}
