import { Schema } from "effect"

/** An account's number. Users work for accounts, and records belong to them. */
export const AccountId = Schema.Int.pipe(Schema.brand("AccountId"))
export type AccountId = typeof AccountId.Type
