import { AccountId } from "@listwright/domain/account"
import type { FlagOf } from "../terminal/declared.ts"
import type { accountOption } from "./options.ts"

/** Returns the account named by --account; null if the option is missing. */
export const namedAccount = ({ account }: FlagOf<typeof accountOption>): AccountId | null =>
  account === undefined ? null : AccountId.make(account)
