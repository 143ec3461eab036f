import { SignIn, WhichSignIns } from "@listwright/domain/account"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { SignedIn } from "../../Actor.ts"
import { Missing, V1Decoding } from "../V1Errors.ts"
import { Access, names, users } from "../../access/Access.ts"

/** The calls about the signed-in user's sign-ins. They're separate from `V1AccountGroup`, which every page loads. */
export class V1SignInsGroup extends HttpApiGroup.make("V1SignIns")
  .add(
    HttpApiEndpoint.get("signIns", "/sign-ins", { success: Schema.Array(SignIn) }).annotate(Access, users()),
    HttpApiEndpoint.post("endSignIns", "/sign-ins/end", {
      payload: Schema.Struct({ which: WhichSignIns }),
      success: Schema.Struct({ ended: Schema.Int }),
    }).annotate(Access, users({ payload: { which: "others" } })),
    HttpApiEndpoint.delete("endSignIn", "/sign-ins/:id", {
      params: Schema.Struct({ id: Schema.String }),
      success: Schema.Struct({ ended: Schema.Int }),
      error: Missing,
    }).annotate(Access, names("sign-in")),
  )
  .middleware(SignedIn)
  .middleware(V1Decoding)
  .prefix("/api/v1") {}
