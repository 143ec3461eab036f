import { Schema } from "effect"

/** The number of an account, which users work for and records belong to. */
export const AccountId = Schema.Int.pipe(Schema.brand("AccountId"))
export type AccountId = typeof AccountId.Type
