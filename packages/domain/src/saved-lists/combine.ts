import type { Role } from "../account/User.ts"

/** Rows that must be selected before COMBINE is enabled. spec: portal §4 */
export const LISTS_TO_COMBINE = 2

/** 'disabled': too few rows; 'accountRequired': pressed without an account, which a reseller has to choose. */
export type Combine = "disabled" | "accountRequired" | "ready"

/** spec: portal §5 (Saved lists) */
export const combine = (role: Role, accountId: number | null, selected: number): Combine => {
  if (selected < LISTS_TO_COMBINE) return "disabled"
  return role === "Reseller" && accountId === null ? "accountRequired" : "ready"
}
