import { Role } from "@listwright/domain/account"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Operator } from "../Operator.ts"
import { Missing, Unprocessable, V1Decoding } from "../V1Errors.ts"
import { email, WireInvitation, WireNewUser, WireOperatorUser } from "./WireOperatorUser.ts"
import { WireUserChange, WireUserSettings } from "./WireUserSettings.ts"
import { Access, allowOperators } from "../../access/Access.ts"

/**
 * The calls that the site's operator uses to manage who may sign in and what they may order and see. They're separate
 * from `V1AccountGroup`, which every page loads.
 */
export class V1UsersGroup extends HttpApiGroup.make("V1Users")
  .add(
    HttpApiEndpoint.get("listUsers", "/operator/users", {
      success: Schema.Array(WireOperatorUser),
    })
      .annotate(Access, allowOperators())
      .middleware(Operator),
    HttpApiEndpoint.post("addUser", "/operator/users", {
      payload: WireNewUser,
      success: WireInvitation,
      error: Unprocessable,
    })
      .annotate(Access, allowOperators())
      .middleware(Operator),
    HttpApiEndpoint.post("inviteUser", "/operator/users/invite", {
      payload: Schema.Struct(email),
      success: WireInvitation,
      error: Missing,
    })
      .annotate(Access, allowOperators())
      .middleware(Operator),
    HttpApiEndpoint.post("disableUser", "/operator/users/disable", {
      payload: Schema.Struct(email),
      success: WireOperatorUser,
      error: Missing,
    })
      .annotate(Access, allowOperators())
      .middleware(Operator),
    HttpApiEndpoint.post("disableDemoUsers", "/operator/users/disable-demo", {
      payload: Schema.Struct({}),
      success: Schema.Array(WireOperatorUser),
    })
      .annotate(Access, allowOperators())
      .middleware(Operator),
    HttpApiEndpoint.post("setRole", "/operator/users/role", {
      payload: Schema.Struct({ ...email, role: Role }),
      success: WireOperatorUser,
      error: Missing,
    })
      .annotate(Access, allowOperators())
      .middleware(Operator),
    // Without a change: how it is.
    HttpApiEndpoint.post("setUser", "/operator/users/settings", {
      payload: WireUserChange,
      success: WireUserSettings,
      error: [Missing, Unprocessable],
    })
      .annotate(Access, allowOperators())
      .middleware(Operator),
  )
  .middleware(V1Decoding)
  .prefix("/api/v1") {}
