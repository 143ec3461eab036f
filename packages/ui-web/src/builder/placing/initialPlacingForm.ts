import type { User } from "@listwright/domain/account"
import type { Contact } from "@listwright/domain/drafts"
import { defaultExpiryYear } from "@listwright/domain/payment"
import { DEFAULT_COUNTRY } from "@listwright/domain/shared"
import { type MailingAddress, initialContact } from "@listwright/domain/order"
import type { PlacingForm } from "./PlacingForm.ts"

/**
 * Returns the form's initial content. The card has no number, since card numbers aren't stored, and its billing address
 * is the user's usual address.
 */
export const initialPlacingForm = (
  contact: Contact,
  user: User,
  currentYear: number,
  usual: MailingAddress | null,
): PlacingForm => ({
  contact: initialContact(contact, user, usual),
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
    ...usual,
  },
  keepsCard: false,
  agreementAccepted: false,
})
