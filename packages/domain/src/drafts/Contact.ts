import { Schema } from "effect"
import { COUNTRIES, DEFAULT_COUNTRY } from "../shared/Country.ts"

/**
 * The contact of an order as typed so far; '' is a field that isn't filled in. A missing optional field was never
 * asked for and counts as false or ''.
 */
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
  countryCode: Schema.Literals(COUNTRIES),
  /** One wish under two names: CallMe of the contact information, IsContactMe of the order. */
  contactMe: Schema.Boolean,
  /** IsContactMeByEmail. */
  contactMeByEmail: Schema.optionalKey(Schema.Boolean),
  orderForClients: Schema.optionalKey(Schema.Boolean),
  addToMailingList: Schema.optionalKey(Schema.Boolean),
  sendEmailToAudience: Schema.optionalKey(Schema.Boolean),
  sendEmailToList: Schema.optionalKey(Schema.Boolean),
  sendMobileFacebookToAudience: Schema.optionalKey(Schema.Boolean),
  licenseNumber: Schema.optionalKey(Schema.String),
  /** Subscription account number of the national do-not-call registry. */
  sanNumber: Schema.optionalKey(Schema.String),
})
export type Contact = typeof Contact.Type

/** Nothing filled in; the country is the United States. */
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
  countryCode: DEFAULT_COUNTRY,
  contactMe: false,
}
