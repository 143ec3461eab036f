import { AccountId } from "@listwright/domain/account"
import { Schema } from "effect"

/** The account that a call is about. A client that names none leaves it out, or sends an empty text or null. */
export const AccountField = Schema.optionalKey(Schema.Union([AccountId, Schema.Literal(""), Schema.Null]))

/** The account that was named; undefined where none was. */
export const accountNamed = (field: typeof AccountField.Type): AccountId | undefined =>
  field === "" || field === null ? undefined : field
