import { listStuckRows } from "../mail/listStuckRows.ts"

/** Redemptions whose emails can't be sent. */
export const listStuckRedemptions = listStuckRows({
  table: "reward_orders",
  name: "code",
  since: "redeemed_at",
  kind: "redemption",
  what: (code) => `Redemption ${code}`,
  mail: "An email about a redemption",
})
