import { createHmac } from "node:crypto"
import type { AccountId } from "@listwright/domain/account"

/** What the ids of records in an account's lists are made with: 64 hexadecimal digits. `secret`: `recordIds` of the site's secrets. */
export const recordKeyOf = (secret: string, accountId: AccountId): string =>
  createHmac("sha256", Buffer.from(secret, "hex")).update(`account ${accountId}`).digest("hex")
