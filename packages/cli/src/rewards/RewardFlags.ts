import type { OperatorFlags } from "../sign-in/operatorSite.ts"

export interface RewardFlags {
  readonly json?: boolean
}

export interface StoreFlags extends RewardFlags {
  /** Name or id. */
  readonly category?: string
  readonly sort: "normal" | "low" | "high"
  /** Only what the points are enough for. */
  readonly eligible?: boolean
}

export interface RedeemFlags extends RewardFlags {
  /** A file with where the gifts go, '-' for standard input. */
  readonly contact?: string
  readonly key?: string
  readonly yes?: boolean
}

export interface RewardOrdersFlags extends OperatorFlags {
  /** True to include orders that were already sent. */
  readonly all?: boolean
}

export interface BonusFlags extends OperatorFlags {
  readonly reason: string
  readonly key?: string
}
