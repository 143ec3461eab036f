import type { Contact } from "@listwright/domain/drafts"
import type { OriginalOrder } from "../contract/original/order/OriginalOrder.ts"

type Typed = NonNullable<OriginalOrder["OrderContactInformation"]>

/** The optional flags, each with its names in the domain and in the contract. */
const FLAGS = [
  ["contactMeByEmail", "IsContactMeByEmail"],
  ["orderForClients", "OrderForClients"],
  ["addToMailingList", "AddToMailingList"],
  ["sendEmailToAudience", "IsSendEmailToAudience"],
  ["sendEmailToList", "IsSendEmailToList"],
  ["sendMobileFacebookToAudience", "IsSendMobileFacebookToAudience"],
] as const
const NUMBERS = [
  ["licenseNumber", "LicenseNumber"],
  ["sanNumber", "SANNumber"],
] as const

const flagsOfOriginal = (typed: Typed | undefined): Partial<Contact> =>
  Object.fromEntries([
    ...FLAGS.flatMap(([own, theirs]) => (typed?.[theirs] === undefined ? [] : [[own, typed[theirs]]])),
    ...NUMBERS.flatMap(([own, theirs]) => {
      const number = typed?.[theirs] ?? ""
      return number === "" ? [] : [[own, number]]
    }),
  ])

const originalFlags = (contact: Contact): Partial<Typed> =>
  Object.fromEntries(
    [...FLAGS, ...NUMBERS].flatMap(([own, theirs]) =>
      contact[own] === undefined ? [] : [[theirs, contact[own]]],
    ),
  )

/** Reads an original-contract order's contact, without filling in missing data. */
export const readOriginalContact = (typed: Typed | undefined): Contact => ({
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
  ...flagsOfOriginal(typed),
})

export const toOriginalContact = (contact: Contact): Typed => ({
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
  ...originalFlags(contact),
})
