import { AccountId } from "@listwright/domain/account"
import { Schema } from "effect"

/** The account that a call is about. A client without an account omits it or sends an empty string or null. */
export const AccountField = Schema.optionalKey(Schema.Union([AccountId, Schema.Literal(""), Schema.Null]))

/** Returns the named account; undefined if the client named no account. */
export const accountIdFromField = (field: typeof AccountField.Type): AccountId | undefined =>
  field === "" || field === null ? undefined : field
