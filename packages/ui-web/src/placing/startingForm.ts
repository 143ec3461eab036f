import type { User } from "@listwright/domain/account"
import type { Contact } from "@listwright/domain/drafts"
import { defaultExpiryYear } from "@listwright/domain/payment"
import { DEFAULT_COUNTRY } from "@listwright/domain/shared"
import { startingContact } from "../draft/startingContact.ts"
import type { PlacingForm } from "./PlacingForm.ts"

/** What the form starts with. The card starts empty: it is kept nowhere. spec: order-builder §5 (the next year) */
export const startingForm = (contact: Contact, user: User, currentYear: number): PlacingForm => ({
  contact: startingContact(contact, user),
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
    countryCode: DEFAULT_COUNTRY,
  },
  keepsCard: false,
  agreementAccepted: false,
})
