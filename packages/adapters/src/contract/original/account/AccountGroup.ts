import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { Authentication } from "../../Actor.ts"
import { OriginalDecoding } from "../OriginalDecoding.ts"
import { Envelope } from "../Envelope.ts"
import { pageMethod } from "../pageMethod.ts"
import { WireSite } from "./WireSite.ts"
import { WireUser } from "./WireUser.ts"
import { Access, allowGuests, allowTemporarySessions, allowUsers } from "../../access/Access.ts"

const empty = Schema.Struct({})

/** The calls about ordering users, their terms, and sign-in. */
export class AccountGroup extends HttpApiGroup.make("Account")
  .add(
    HttpApiEndpoint.post("InitUser", "/Common/InitUser.ashx", {
      payload: Schema.Struct({}),
      success: Envelope(WireUser),
    }).annotate(Access, allowUsers()),
    pageMethod("PlaceOrder", "GetUserInformation", empty, WireUser).annotate(Access, allowUsers()),
    pageMethod("PlaceOrder", "InitializeCommonJsConfiguration", empty, WireSite).annotate(
      Access,
      allowUsers(),
    ),
    // For the session that a one-time link or a temporary password opens.
    pageMethod(
      "Login",
      "ResetPassword",
      Schema.Struct({ password: Schema.String }),
      Schema.Struct({}),
    ).annotate(Access, allowTemporarySessions({ payload: { password: "short" } })),
  )
  .middleware(Authentication)
  // For guests.
  .add(
    pageMethod(
      "Login",
      "LoginUser",
      Schema.Struct({ email: Schema.String, password: Schema.String }),
      Schema.Struct({ NextUrl: Schema.String }),
    ).annotate(Access, allowGuests(null, { payload: { email: "a@b.example", password: "x" } })),
    // Eight characters and then JSON: `prefixedAnswer`.
    HttpApiEndpoint.get("GeneratePwd", "/GeneratePwd.ashx", {
      query: Schema.Struct({ email: Schema.String }),
      success: Schema.String.pipe(HttpApiSchema.asText({ contentType: "text/plain" })),
    }).annotate(Access, allowGuests(null, { query: { email: "nobody@b.example" } })),
    HttpApiEndpoint.post("InitSite", "/Common/InitSite.ashx", {
      payload: Schema.Struct({}),
      success: Envelope(WireSite),
    }).annotate(Access, allowGuests(null)),
    HttpApiEndpoint.post("Logout", "/Logout.aspx", {
      payload: Schema.Struct({}),
      success: Envelope(Schema.Struct({})),
    }).annotate(Access, allowGuests("Ends the caller's own session, if there is one.")),
    HttpApiEndpoint.get("LogoutPage", "/Logout.aspx", { success: HttpApiSchema.Empty(303) }).annotate(
      Access,
      allowGuests("The same as a link, which leads to the sign-in page."),
    ),
  )
  .middleware(OriginalDecoding) {}
