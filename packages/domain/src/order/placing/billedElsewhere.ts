import { type PostalAddress, regionCode } from "../../shared/addresses/addressProblems.ts"

const placeOf = ({ countryCode, state }: PostalAddress): string =>
  `${regionCode(countryCode, state) ?? state.trim()}, ${countryCode}`

/**
 * Returns the operator's note on an order whose card is billed in another state or country than the contact's; null
 * if they are the same. The contact alone decides the sales tax.
 */
export const billedElsewhere = (contact: PostalAddress, billing: PostalAddress): string | null => {
  const [own, billed] = [placeOf(contact), placeOf(billing)]
  return own === billed
    ? null
    : `the card is billed in ${billed} and the contact is in ${own}, which decides the sales tax`
}
