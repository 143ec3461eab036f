import { abilitiesOf } from "../account/abilities.ts"
import type { Role } from "../account/User.ts"

/** Rows that must be selected before COMBINE is enabled. spec: portal §4 [p4-combine-selection] */
export const LISTS_TO_COMBINE = 2

/** 'disabled': too few rows; 'accountRequired': pressed without an account, which a reseller has to choose. */
export type Combine = "disabled" | "accountRequired" | "ready"

/** spec: portal §4 [p4-combine-selection], §5 (Saved lists) [p5-combine-account] */
export const combine = (role: Role, accountId: number | null, selected: number): Combine => {
  if (selected < LISTS_TO_COMBINE) return "disabled"
  return abilitiesOf(role).choosesAccount && accountId === null ? "accountRequired" : "ready"
}
