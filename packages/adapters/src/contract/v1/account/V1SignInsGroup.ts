import { SignIn, SignInSelection } from "@listwright/domain/account"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Authentication } from "../../Actor.ts"
import { Missing, V1Decoding } from "../V1Errors.ts"
import { Access, allowNamedRecords, allowUsers } from "../../access/Access.ts"

/** The calls about the signed-in user's sign-ins. They're separate from `V1AccountGroup`, which every page loads. */
export class V1SignInsGroup extends HttpApiGroup.make("V1SignIns")
  .add(
    HttpApiEndpoint.get("signIns", "/sign-ins", { success: Schema.Array(SignIn) }).annotate(
      Access,
      allowUsers(),
    ),
    HttpApiEndpoint.post("endSignIns", "/sign-ins/end", {
      payload: Schema.Struct({ which: SignInSelection }),
      success: Schema.Struct({ ended: Schema.Int }),
    }).annotate(Access, allowUsers({ payload: { which: "others" } })),
    HttpApiEndpoint.delete("endSignIn", "/sign-ins/:id", {
      params: Schema.Struct({ id: Schema.String }),
      success: Schema.Struct({ ended: Schema.Int }),
      error: Missing,
    }).annotate(Access, allowNamedRecords("sign-in")),
  )
  .middleware(Authentication)
  .middleware(V1Decoding)
  .prefix("/api/v1") {}
