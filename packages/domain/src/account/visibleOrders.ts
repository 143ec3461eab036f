import { abilitiesOf } from "./abilities.ts"
import type { Role } from "./User.ts"

/** Who looks. */
export interface Viewer {
  readonly userId: string
  readonly role: Role
  /** The account that the user belongs to. */
  readonly accountId: number
  /** The accounts on the user's list: of a Power User the own ones, of a Reseller all that it serves. */
  readonly listedAccounts: ReadonlyArray<number>
}

/** The accounts whose orders a viewer may see, each once, the own one first. spec: decisions (Calls) [p6-roles] */
export const visibleAccounts = (viewer: Viewer): ReadonlyArray<number> =>
  abilitiesOf(viewer.role).managesAccounts
    ? [...new Set([viewer.accountId, ...viewer.listedAccounts])]
    : [viewer.accountId]

/**
 * Whether an order, a saved count or a file is visible: one's own always; those of others where the role manages their
 * account. What is not visible looks missing. spec: decisions (Calls), order-builder §6 [ob6-site-roles]
 */
export const seesOrder = (
  viewer: Viewer,
  order: { readonly userId: string; readonly accountId: number },
): boolean =>
  order.userId === viewer.userId ||
  (abilitiesOf(viewer.role).managesAccounts && visibleAccounts(viewer).includes(order.accountId))
