import type { User } from "@listwright/domain/account"
import { type Contact, emptyContact } from "@listwright/domain/drafts"
import { startingContact } from "@listwright/domain/order"

/** The contact of whoever saves a list without a form: their profile, and the name of the list. */
export const contactOfUser = (user: User, orderName: string): Contact => ({
  ...startingContact(emptyContact, user, null),
  orderName,
})
