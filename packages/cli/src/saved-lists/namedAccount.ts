import { AccountId } from "@listwright/domain/account"
import type { FlagOf } from "../terminal/declared.ts"
import type { accountOption } from "./options.ts"

/** The account that --account names; null without the option. */
export const namedAccount = ({ account }: FlagOf<typeof accountOption>): AccountId | null =>
  account === undefined ? null : AccountId.make(account)
