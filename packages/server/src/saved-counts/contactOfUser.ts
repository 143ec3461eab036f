import type { User } from "@listwright/domain/account"
import { type Contact, emptyContact } from "@listwright/domain/drafts"

/** The contact of whoever saves a list without a form: their profile, and the name of the list. */
export const contactOfUser = (
  { company, email, firstName, lastName, phone }: User,
  orderName: string,
): Contact => ({ ...emptyContact, firstName, lastName, company, email, phone, orderName })
