import { UserId } from "@listwright/domain/account"
import { Schema } from "effect"
import { HttpApiGroup } from "effect/http-api"
import { Authentication } from "../../Actor.ts"
import { OriginalDecoding } from "../OriginalDecoding.ts"
import { pageMethod } from "../pageMethod.ts"
import { WireCardToSave, WireSavedCard } from "./WireSavedCard.ts"
import { Access, allowNamedRecords, allowUsers } from "../../access/Access.ts"

/** The calls for the user's saved card. */
export class PaymentGroup extends HttpApiGroup.make("Payment")
  .add(
    // Without a saved card the answer has no data.
    pageMethod(
      "PlaceOrder",
      "GetUserPaymentCards",
      Schema.Struct({ userId: UserId }),
      WireSavedCard,
    ).annotate(Access, allowNamedRecords({ card: (userId) => ({ payload: { userId } }) })),
    pageMethod(
      "PlaceOrder",
      "InsertOrUpdateUserPaymentCards",
      // A user keeps one card; a list of several is refused.
      Schema.Struct({ cards: Schema.Union([WireCardToSave, Schema.Array(WireCardToSave)]) }),
      Schema.Struct({}),
    ).annotate(Access, allowUsers({ payload: { cards: {} } })),
  )
  .middleware(Authentication)
  .middleware(OriginalDecoding) {}
