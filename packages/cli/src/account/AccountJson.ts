import { SignIn } from "@listwright/domain/account"
import { Schema } from "effect"

/** The output of `account show --json`. */
export const AccountJson = Schema.Struct({
  email: Schema.String,
  name: Schema.String,
  phone: Schema.String,
  company: Schema.String,
  customerSince: Schema.Int.annotate({ description: "a year" }),
  points: Schema.Int.annotate({ description: "points that may be redeemed" }),
  account: Schema.Struct({ id: Schema.Int, name: Schema.String }),
  address: Schema.NullOr(
    Schema.Struct({
      line: Schema.String,
      line2: Schema.String,
      city: Schema.String,
      state: Schema.String,
      zip: Schema.String,
    }),
  ).annotate({ description: "null: not given yet" }),
}).annotate({ identifier: "Account", description: "The user's profile." })

/** The output of `account sessions --json`. */
export const SignInsJson = Schema.Array(Schema.Struct({ ...SignIn.fields, device: Schema.String })).annotate({
  identifier: "SignIns",
  description: "Where the user is signed in: browsers and tokens, starting with the current one.",
})

/** The output of `account revoke --json`. */
export const RevocationJson = Schema.Struct({
  ended: Schema.Int.annotate({ description: "sessions that were signed out" }),
}).annotate({ identifier: "Revoked", description: "How many sessions were signed out." })
