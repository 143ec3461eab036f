import type { Contact } from "@listwright/domain/drafts"
import type { LegacyOrder } from "../contract/legacy/order/LegacyOrder.ts"

type Typed = NonNullable<LegacyOrder["OrderContactInformation"]>

/** The contact of an order of the original contract; what is missing is not filled in. */
export const contactOfLegacy = (typed: Typed | undefined): Contact => ({
  firstName: typed?.FirstName ?? "",
  lastName: typed?.LastName ?? "",
  company: typed?.Company ?? "",
  email: (typed?.Email ?? "").trim(),
  phone: typed?.Phone ?? "",
  orderName: typed?.OrderName ?? "",
  addressLine: typed?.AddressLine ?? "",
  city: typed?.City ?? "",
  state: typed?.State ?? "",
  zip: typed?.Zipcode ?? "",
  countryCode: typed?.CountryCode === "CA" ? "CA" : "US",
  contactMe: typed?.CallMe ?? false,
  ...(typed?.IsContactMeByEmail === undefined ? {} : { contactMeByEmail: typed.IsContactMeByEmail }),
})

export const legacyContact = (contact: Contact): Typed => ({
  FirstName: contact.firstName,
  LastName: contact.lastName,
  Company: contact.company,
  Email: contact.email,
  Phone: contact.phone,
  OrderName: contact.orderName,
  AddressLine: contact.addressLine,
  City: contact.city,
  State: contact.state,
  Zipcode: contact.zip,
  CountryCode: contact.countryCode,
  CallMe: contact.contactMe,
  ...(contact.contactMeByEmail === undefined ? {} : { IsContactMeByEmail: contact.contactMeByEmail }),
})
