import { PointCount } from "@listwright/domain/rewards"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { LegacyDecoding, SignedIn } from "./Actor.ts"
import { Envelope } from "./legacy/Envelope.ts"
import { pageMethod } from "./legacy/pageMethod.ts"
import { WireSite, WireUser } from "./Wire.ts"

/** The calls that guests may make. spec: portal §7; decisions, Calls */
export class GuestGroup extends HttpApiGroup.make("Guest")
  .add(
    pageMethod(
      "Login",
      "LoginUser",
      Schema.Struct({ email: Schema.String, password: Schema.String }),
      Schema.Struct({ NextUrl: Schema.String }),
    ),
    HttpApiEndpoint.post("InitSite", "/Common/InitSite.ashx", {
      payload: Schema.Struct({}),
      success: Envelope(WireSite),
    }),
    HttpApiEndpoint.post("Logout", "/Logout.aspx", {
      payload: Schema.Struct({}),
      success: Envelope(Schema.Struct({})),
    }),
  )
  .middleware(LegacyDecoding) {}

/** What the screens load of a signed-in user, at start and after an order. */
export class UserGroup extends HttpApiGroup.make("UserStart")
  .add(
    HttpApiEndpoint.post("InitUser", "/Common/InitUser.ashx", {
      payload: Schema.Struct({}),
      success: Envelope(WireUser),
    }),
    pageMethod("LandingPage", "GetUserPoint", Schema.Struct({}), Schema.Struct({ UserPoint: PointCount })),
  )
  .middleware(LegacyDecoding)
  .middleware(SignedIn) {}
