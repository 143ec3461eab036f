import { AccountId } from "@listwright/domain/account"
import type { OptionFlag } from "../terminal/commandFlags.ts"
import type { accountOption } from "./options.ts"

/** Returns the account named by --account; null if the option is missing. */
export const namedAccount = ({ account }: OptionFlag<typeof accountOption>): AccountId | null =>
  account === undefined ? null : AccountId.make(account)
