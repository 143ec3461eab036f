import { Schema } from "effect"
import { COUNTRIES } from "../shared/Country.ts"
import { CardType } from "./CardType.ts"

/** An order's payment as shown in its details. `number` is masked; the card itself is represented by its token. */
export const OrderPaymentInformation = Schema.Struct({
  number: Schema.String,
  cardType: CardType,
  expiredMonth: Schema.Int,
  expiredYear: Schema.Int,
  holderName: Schema.String,
  addressLine: Schema.String,
  city: Schema.String,
  state: Schema.String,
  zip: Schema.String,
  countryCode: Schema.Literals(COUNTRIES),
  email: Schema.String,
  phone: Schema.String,
  token: Schema.String,
})
export type OrderPaymentInformation = typeof OrderPaymentInformation.Type
