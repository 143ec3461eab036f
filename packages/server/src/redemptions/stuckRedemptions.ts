import { stuckRows } from "../mail/stuckRows.ts"

/** Redemptions whose emails can't be sent. */
export const stuckRedemptions = stuckRows({
  table: "reward_orders",
  name: "code",
  since: "redeemed_at",
  kind: "redemption",
  what: (code) => `Redemption ${code}`,
  mail: "An email about a redemption",
})
