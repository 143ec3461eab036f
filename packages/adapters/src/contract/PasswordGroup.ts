import { Schema } from "effect"
import { HttpApiGroup } from "effect/http-api"
import { LegacyDecoding, SignedIn } from "./Actor.ts"
import { pageMethod } from "./legacy/pageMethod.ts"

/** For the session that a one-time link opens. spec: portal §7 (Login.aspx), decisions (Calls) */
export class PasswordGroup extends HttpApiGroup.make("Passwords")
  .add(pageMethod("Login", "ResetPassword", Schema.Struct({ password: Schema.String }), Schema.Struct({})))
  .middleware(LegacyDecoding)
  .middleware(SignedIn) {}
