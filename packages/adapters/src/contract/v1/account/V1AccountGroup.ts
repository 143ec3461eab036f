import { IssuedToken } from "@listwright/domain/account"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Authentication, Unauthorized } from "../../Actor.ts"
import { Missing, TooMany, V1Decoding } from "../V1Errors.ts"
import { Access, allowGuests, allowUsers } from "../../access/Access.ts"

/** The calls for tokens and one-time links. */
export class V1AccountGroup extends HttpApiGroup.make("V1Account")
  .add(
    HttpApiEndpoint.delete("revokeToken", "/tokens/current", {
      success: Schema.Struct({ revoked: Schema.Boolean }),
    }).annotate(Access, allowUsers()),
  )
  .middleware(Authentication)
  // For guests: address and password create a token, so the caller is not signed in yet.
  .add(
    HttpApiEndpoint.post("issueToken", "/tokens", {
      payload: Schema.Struct({ email: Schema.String, password: Schema.String, name: Schema.String }),
      success: IssuedToken,
      error: [Unauthorized, TooMany],
    }).annotate(
      Access,
      allowGuests("Signs in with an email address and password, as LoginUser does.", {
        payload: { email: "a@b.example", password: "x", name: "test" },
      }),
    ),
    HttpApiEndpoint.post("openLink", "/sign-in-links/open", {
      payload: Schema.Struct({ secret: Schema.String.check(Schema.isMaxLength(200)) }),
      success: Schema.Struct({ email: Schema.String }),
      error: Missing,
    }).annotate(
      Access,
      allowGuests("Opens a session from a one-time link, to set a password.", {
        payload: { secret: "none" },
      }),
    ),
  )
  .middleware(V1Decoding)
  .prefix("/api/v1") {}
