import type { User } from "@listwright/domain/account"
import type { Contact } from "@listwright/domain/drafts"
import { defaultExpiryYear } from "@listwright/domain/payment"
import type { PlacingForm } from "./PlacingForm.ts"

/** The draft's contact; what is not filled in yet starts with what the user's account says. */
const contactOf = (contact: Contact, user: User): Contact => ({
  ...contact,
  firstName: contact.firstName || user.firstName,
  lastName: contact.lastName || user.lastName,
  company: contact.company || user.company,
  email: contact.email || user.email,
  phone: contact.phone || user.phone,
})

/** What the form starts with. The card starts empty: it is kept nowhere. spec: order-builder §5 (the next year) */
export const startingForm = (contact: Contact, user: User, currentYear: number): PlacingForm => ({
  contact: contactOf(contact, user),
  card: {
    holderName: "",
    number: "",
    securityCode: "",
    expiryMonth: null,
    expiryYear: defaultExpiryYear(currentYear),
    addressLine: "",
    city: "",
    state: "",
    zip: "",
  },
  agreementAccepted: false,
})
