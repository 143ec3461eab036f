import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Operator } from "../Operator.ts"
import { Missing, Unprocessable, V1Decoding } from "../V1Errors.ts"
import { WireUserChange, WireUserSettings } from "./WireUserSettings.ts"
import { Access, operators } from "../../access/Access.ts"

/** What users may order and see, as the operator of the site sets it. Apart from `V1AccountGroup`, which every page has. */
export class V1UserSettingsGroup extends HttpApiGroup.make("V1UserSettings")
  .add(
    // Without a change: how it is.
    HttpApiEndpoint.post("setUser", "/operator/users/settings", {
      payload: WireUserChange,
      success: WireUserSettings,
      error: [Missing, Unprocessable],
    })
      .annotate(Access, operators())
      .middleware(Operator),
  )
  .middleware(V1Decoding)
  .prefix("/api/v1") {}
