import { abilitiesOf } from "../account/abilities.ts"
import type { Role } from "../account/User.ts"
import { Result } from "effect"
import {
  type CanonicalDefinition,
  canonicalDefinition,
  emptyDefinition,
} from "../definition/canonicalDefinition.ts"
import type { SavedCount, SavedCountId } from "./SavedCount.ts"
import { areaOfSavedCount } from "../geography/chooseSavedCounts.ts"
import type { AccountId } from "../account/AccountId.ts"

/** Why selected lists cannot be combined. */
export type CombineRefusal = "tooFew" | "accountRequired" | "severalSources" | "severalAccounts"

/** Lists to be combined, by the order in which they were selected: overlaps go to the first. Prices are the server's. */
export interface Combination {
  readonly accountId: AccountId
  readonly listType: number
  readonly savedCounts: ReadonlyArray<SavedCountId>
}

type Row = Pick<SavedCount, "orderId" | "listType" | "accountId">

/**
 * Whether the selected lists may be combined: two at least, an account where the role chooses one, all of one source and
 * of one account, the chosen one. spec: portal §4 [p4-combine-selection], §5 [p5-combine-account], decisions (Counting)
 */
export const combineSelected = (
  role: Role,
  chosenAccount: AccountId | null,
  selected: ReadonlyArray<Row>,
): Result.Result<Combination, CombineRefusal> => {
  const savedCounts = [...new Set(selected.map(({ orderId }) => orderId))]
  const [first] = selected
  const state = combine(role, chosenAccount, savedCounts.length)
  if (state === "disabled" || first === undefined) return Result.fail("tooFew")
  if (state === "accountRequired") return Result.fail("accountRequired")
  const { listType } = first
  const accountId = chosenAccount ?? first.accountId
  if (selected.some((row) => row.listType !== listType)) return Result.fail("severalSources")
  if (selected.some((row) => row.accountId !== accountId)) return Result.fail("severalAccounts")
  return Result.succeed({ accountId, listType, savedCounts })
}

/** The list that a combination is: its saved counts as areas, so that a record belongs to the first that has it. */
export const combinedDefinition = ({ listType, savedCounts }: Combination): CanonicalDefinition =>
  canonicalDefinition({
    ...emptyDefinition(listType),
    areas: savedCounts.map(areaOfSavedCount),
  })

/** Rows that must be selected before COMBINE is enabled. spec: portal §4 [p4-combine-selection] */
export const LISTS_TO_COMBINE = 2

/** 'disabled': too few rows; 'accountRequired': pressed without an account, which a reseller has to choose. */
export type Combine = "disabled" | "accountRequired" | "ready"

/** spec: portal §4 [p4-combine-selection], §5 (Saved lists) [p5-combine-account] */
export const combine = (role: Role, accountId: AccountId | null, selected: number): Combine => {
  if (selected < LISTS_TO_COMBINE) return "disabled"
  return abilitiesOf(role).choosesAccount && accountId === null ? "accountRequired" : "ready"
}
