import { Schema } from "effect"

/** Who orders, as typed so far; '' is not filled in. spec: order-builder §3 (OrderContactInformation) */
export const Contact = Schema.Struct({
  firstName: Schema.String,
  lastName: Schema.String,
  company: Schema.String,
  email: Schema.String,
  phone: Schema.String,
  orderName: Schema.String,
  addressLine: Schema.String,
  city: Schema.String,
  state: Schema.String,
  zip: Schema.String,
  countryCode: Schema.Literals(["US", "CA"]),
  contactMe: Schema.Boolean,
})
export type Contact = typeof Contact.Type

export const emptyContact: Contact = {
  firstName: "",
  lastName: "",
  company: "",
  email: "",
  phone: "",
  orderName: "",
  addressLine: "",
  city: "",
  state: "",
  zip: "",
  countryCode: "US",
  contactMe: false,
}
