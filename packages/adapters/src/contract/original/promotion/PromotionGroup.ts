import { Schema } from "effect"
import { HttpApiGroup } from "effect/http-api"
import { Authentication } from "../../Actor.ts"
import { OriginalDecoding } from "../OriginalDecoding.ts"
import { pageMethod } from "../pageMethod.ts"
import { WirePromotion } from "./WirePromotion.ts"
import { Access, allowUsers } from "../../access/Access.ts"

/** The calls about promotion codes. */
export class PromotionGroup extends HttpApiGroup.make("Promotion")
  .add(
    pageMethod(
      "PlaceOrder",
      "GetPromotion",
      Schema.Struct({ listtype: Schema.Int, promotionCode: Schema.String }),
      WirePromotion,
    ).annotate(Access, allowUsers({ payload: { listtype: 10, promotionCode: "" } })),
  )
  .middleware(Authentication)
  .middleware(OriginalDecoding) {}
