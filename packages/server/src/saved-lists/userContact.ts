import type { User } from "@listwright/domain/account"
import { type Contact, emptyContact } from "@listwright/domain/drafts"
import { initialContact } from "@listwright/domain/order"

/** Returns the contact for a list that a user saves without a form: the user's profile, with the list's name. */
export const userContact = (user: User, orderName: string): Contact => ({
  ...initialContact(emptyContact, user, null),
  orderName,
})
