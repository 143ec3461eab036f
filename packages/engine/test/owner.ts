import { AccountId } from "@listwright/domain/account"

/** Who asks, without suppressions. */
export const OWNER = { accountId: AccountId.make(1), reach: null }

/** What ids of records are made with in tests. */
export const RECORD_KEY = "c3".repeat(32)
