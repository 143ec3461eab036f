import { PointCount } from "@listwright/domain/rewards"
import { Schema } from "effect"
import { HttpApiGroup } from "effect/http-api"
import { LegacyDecoding, SignedIn } from "../../Actor.ts"
import { pageMethod } from "../pageMethod.ts"

/** The user's points. spec: portal §7 (LandingPage.aspx) */
export class RewardsGroup extends HttpApiGroup.make("Rewards")
  .add(pageMethod("LandingPage", "GetUserPoint", Schema.Struct({}), Schema.Struct({ UserPoint: PointCount })))
  .middleware(SignedIn)
  .middleware(LegacyDecoding) {}
