import { IssuedToken, Role } from "@listwright/domain/account"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { SignedIn, Unauthorized } from "../../Actor.ts"
import { Operator } from "../Operator.ts"
import { Missing, TooMany, Unprocessable, V1Decoding } from "../V1Errors.ts"
import { email, WireInvitation, WireNewUser, WireOperatorUser } from "./WireOperatorUser.ts"
import { Access, guests, operators, users } from "../../access/Access.ts"

/** Tokens, one-time links, and users. */
export class V1AccountGroup extends HttpApiGroup.make("V1Account")
  .add(
    HttpApiEndpoint.delete("revokeToken", "/tokens/current", {
      success: Schema.Struct({ revoked: Schema.Boolean }),
    }).annotate(Access, users()),
  )
  .middleware(SignedIn)
  // For guests: address and password create a token, so the caller is not signed in yet.
  .add(
    HttpApiEndpoint.post("issueToken", "/tokens", {
      payload: Schema.Struct({ email: Schema.String, password: Schema.String, name: Schema.String }),
      success: IssuedToken,
      error: [Unauthorized, TooMany],
    }).annotate(
      Access,
      guests("Signs in with address and password, as LoginUser does.", {
        payload: { email: "a@b.example", password: "x", name: "test" },
      }),
    ),
    HttpApiEndpoint.post("openLink", "/sign-in-links/open", {
      payload: Schema.Struct({ secret: Schema.String.check(Schema.isMaxLength(200)) }),
      success: Schema.Struct({ email: Schema.String }),
      error: Missing,
    }).annotate(
      Access,
      guests("Opens the session of a one-time link, to set a password.", { payload: { secret: "none" } }),
    ),
    // Who may sign in, as the operator of the site decides.
    HttpApiEndpoint.get("listUsers", "/operator/users", {
      success: Schema.Array(WireOperatorUser),
    })
      .annotate(Access, operators())
      .middleware(Operator),
    HttpApiEndpoint.post("addUser", "/operator/users", {
      payload: WireNewUser,
      success: WireInvitation,
      error: Unprocessable,
    })
      .annotate(Access, operators())
      .middleware(Operator),
    HttpApiEndpoint.post("inviteUser", "/operator/users/invite", {
      payload: Schema.Struct(email),
      success: WireInvitation,
      error: Missing,
    })
      .annotate(Access, operators())
      .middleware(Operator),
    HttpApiEndpoint.post("disableUser", "/operator/users/disable", {
      payload: Schema.Struct(email),
      success: WireOperatorUser,
      error: Missing,
    })
      .annotate(Access, operators())
      .middleware(Operator),
    HttpApiEndpoint.post("disableDemoUsers", "/operator/users/disable-demo", {
      payload: Schema.Struct({}),
      success: Schema.Array(WireOperatorUser),
    })
      .annotate(Access, operators())
      .middleware(Operator),
    HttpApiEndpoint.post("setRole", "/operator/users/role", {
      payload: Schema.Struct({ ...email, role: Role }),
      success: WireOperatorUser,
      error: Missing,
    })
      .annotate(Access, operators())
      .middleware(Operator),
  )
  .middleware(V1Decoding)
  .prefix("/api/v1") {}
