import type { User } from "@listwright/domain/account"
import type { Contact } from "@listwright/domain/drafts"

/** The draft's contact; what is not filled in yet starts with what the user's account says. */
export const startingContact = (contact: Contact, user: User): Contact => ({
  ...contact,
  firstName: contact.firstName || user.firstName,
  lastName: contact.lastName || user.lastName,
  company: contact.company || user.company,
  email: contact.email || user.email,
  phone: contact.phone || user.phone,
})
