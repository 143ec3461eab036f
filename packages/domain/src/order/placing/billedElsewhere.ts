import { type PostalAddress, regionCode } from "../../shared/addresses/addressProblems.ts"

const placeOf = ({ countryCode, state }: PostalAddress): string =>
  `${regionCode(countryCode, state) ?? state.trim()}, ${countryCode}`

/**
 * What the operator is told of an order whose card is billed in another state or country than its contact is in; null:
 * in the same. The contact alone decides the sales tax.
 */
export const billedElsewhere = (contact: PostalAddress, billing: PostalAddress): string | null => {
  const [own, billed] = [placeOf(contact), placeOf(billing)]
  return own === billed
    ? null
    : `the card is billed in ${billed} and the contact is in ${own}, which decides the sales tax`
}
