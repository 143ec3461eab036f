import type { User } from "../../account/User.ts"
import type { Contact } from "../../drafts/Contact.ts"
import { isBlank } from "../../shared/FieldProblems.ts"

/** A person's mailing address. */
export type MailingAddress = Pick<Contact, "addressLine" | "city" | "state" | "zip" | "countryCode">

const ADDRESS = ["addressLine", "city", "state", "zip"] as const

/** Returns whether an address is empty; a country alone isn't an address. */
export const isAddressEmpty = (address: Pick<MailingAddress, (typeof ADDRESS)[number]>): boolean =>
  ADDRESS.every((field) => isBlank(address[field]))

/**
 * Returns a form's initial contact: empty fields are filled from the user's account, and an empty address is replaced
 * entirely by the usual one. `usual` is null if there's no known usual address.
 */
export const initialContact = (
  contact: Contact,
  user: Pick<User, "firstName" | "lastName" | "company" | "email" | "phone">,
  usual: MailingAddress | null,
): Contact => ({
  ...contact,
  firstName: contact.firstName || user.firstName,
  lastName: contact.lastName || user.lastName,
  company: contact.company || user.company,
  email: contact.email || user.email,
  phone: contact.phone || user.phone,
  ...(usual !== null && isAddressEmpty(contact) ? usual : {}),
})
