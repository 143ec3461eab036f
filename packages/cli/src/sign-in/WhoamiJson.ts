import { Role } from "@listwright/domain/account"
import { Schema } from "effect"

/** The output of `whoami --json`. */
export const WhoamiJson = Schema.Struct({
  server: Schema.String.annotate({ description: "URL of the server" }),
  email: Schema.String,
  name: Schema.String,
  role: Role,
  account: Schema.Struct({ id: Schema.Int, name: Schema.String }),
  listTypes: Schema.Array(Schema.Int).annotate({ description: "data sources that the user may order from" }),
  token: Schema.Struct({
    source: Schema.Literals(["environment", "login"]).annotate({
      description: "environment: LISTWRIGHT_TOKEN; login: what `login` stored",
    }),
    expiresAt: Schema.NullOr(Schema.String).annotate({
      description: "ISO instant; null: unknown, as for a token from the environment",
    }),
  }),
}).annotate({ identifier: "Whoami", description: "Who is signed in, where, and until when." })
