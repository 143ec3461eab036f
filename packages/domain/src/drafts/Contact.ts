import { Schema } from "effect"
import { COUNTRIES, DEFAULT_COUNTRY } from "../shared/Country.ts"

/**
 * An order's contact as entered so far; '' means that a field isn't filled in. A missing optional field was never shown
 * to the user and counts as false or ''.
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
  /** True if the contact agrees to be called. */
  contactMe: Schema.Boolean,
  contactMeByEmail: Schema.optionalKey(Schema.Boolean),
  orderForClients: Schema.optionalKey(Schema.Boolean),
  addToMailingList: Schema.optionalKey(Schema.Boolean),
  sendEmailToAudience: Schema.optionalKey(Schema.Boolean),
  sendEmailToList: Schema.optionalKey(Schema.Boolean),
  sendMobileFacebookToAudience: Schema.optionalKey(Schema.Boolean),
  licenseNumber: Schema.optionalKey(Schema.String),
  /** The subscription account number in the national do-not-call registry. */
  sanNumber: Schema.optionalKey(Schema.String),
})
export type Contact = typeof Contact.Type

/** A contact with nothing filled in; the country is the United States. */
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
