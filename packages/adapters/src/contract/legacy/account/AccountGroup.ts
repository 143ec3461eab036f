import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { LegacyDecoding, SignedIn } from "../../Actor.ts"
import { Envelope } from "../Envelope.ts"
import { pageMethod } from "../pageMethod.ts"
import { WireSite } from "./WireSite.ts"
import { WireUser } from "./WireUser.ts"

const empty = Schema.Struct({})

/** Who orders, on which terms, and how they sign in. spec: portal §7 (Login.aspx), order-builder §7, decisions (Calls) */
export class AccountGroup extends HttpApiGroup.make("Account")
  .add(
    HttpApiEndpoint.post("InitUser", "/Common/InitUser.ashx", {
      payload: Schema.Struct({}),
      success: Envelope(WireUser),
    }),
    pageMethod("PlaceOrder", "GetUserInformation", empty, WireUser),
    pageMethod("PlaceOrder", "InitializeCommonJsConfiguration", empty, WireSite),
    // For the session that a one-time link or a temporary password opens.
    pageMethod("Login", "ResetPassword", Schema.Struct({ password: Schema.String }), Schema.Struct({})),
  )
  .middleware(SignedIn)
  // For guests.
  .add(
    pageMethod(
      "Login",
      "LoginUser",
      Schema.Struct({ email: Schema.String, password: Schema.String }),
      Schema.Struct({ NextUrl: Schema.String }),
    ),
    // Eight characters and then JSON: `prefixedAnswer`.
    HttpApiEndpoint.get("GeneratePwd", "/GeneratePwd.ashx", {
      query: Schema.Struct({ email: Schema.String }),
      success: Schema.String.pipe(HttpApiSchema.asText({ contentType: "text/plain" })),
    }),
    HttpApiEndpoint.post("InitSite", "/Common/InitSite.ashx", {
      payload: Schema.Struct({}),
      success: Envelope(WireSite),
    }),
    HttpApiEndpoint.post("Logout", "/Logout.aspx", {
      payload: Schema.Struct({}),
      success: Envelope(Schema.Struct({})),
    }),
    HttpApiEndpoint.get("LogoutPage", "/Logout.aspx", { success: HttpApiSchema.Empty(303) }),
  )
  .middleware(LegacyDecoding) {}
