import { AccountId } from "@listwright/domain/account"

/** The account that asks, without suppressions. */
export const OWNER = { accountId: AccountId.make(1), reach: null }

/** The key from which tests make the ids of records. */
export const RECORD_KEY = "c3".repeat(32)
