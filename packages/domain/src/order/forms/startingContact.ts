import type { User } from "../../account/User.ts"
import type { Contact } from "../../drafts/Contact.ts"
import { isBlank } from "../../shared/FieldProblems.ts"

/** Where somebody gets mail. */
export type MailingAddress = Pick<Contact, "addressLine" | "city" | "state" | "zip" | "countryCode">

const ADDRESS = ["addressLine", "city", "state", "zip"] as const

/** Whether an address has nothing in it; its country alone is no address. */
export const isAddressEmpty = (address: Pick<MailingAddress, (typeof ADDRESS)[number]>): boolean =>
  ADDRESS.every((field) => isBlank(address[field]))

/**
 * The contact of a list as a form opens with it: what is not filled in yet begins with what the user's account says, an
 * address that is empty with the usual one, whole. `usual` null: none is known.
 */
export const startingContact = (
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
