import { type PostalAddress, regionCode } from "../../shared/addresses/addressProblems.ts"

const placeOf = ({ countryCode, state }: PostalAddress): string =>
  `${regionCode(countryCode, state) ?? state.trim()}, ${countryCode}`

/**
 * Returns the note for the operator that the billing address of an order's card is in a different state or country than
 * the contact; null if they match. Sales tax depends only on the contact.
 */
export const billingMismatchNote = (contact: PostalAddress, billing: PostalAddress): string | null => {
  const [own, billed] = [placeOf(contact), placeOf(billing)]
  return own === billed
    ? null
    : `the card is billed in ${billed} and the contact is in ${own}, which decides the sales tax`
}
