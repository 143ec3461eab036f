import { createHmac } from "node:crypto"
import type { AccountId } from "@listwright/domain/account"

/**
 * Derives the key for the record IDs in an account's lists: 64 hexadecimal digits. `secret` is `recordIds` from the
 * site's secrets.
 */
export const deriveRecordKey = (secret: string, accountId: AccountId): string =>
  createHmac("sha256", Buffer.from(secret, "hex")).update(`account ${accountId}`).digest("hex")
