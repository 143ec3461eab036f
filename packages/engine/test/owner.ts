import { AccountId } from "@listwright/domain/account"

/** Who asks, without suppressions. */
export const OWNER = { accountId: AccountId.make(1), reach: null }
