/** Returns the end of a sentence that offers the phone as an alternative; '' if the site has no phone number. */
export const phoneAlternativeText = (phone: string): string => (phone === "" ? "" : ` or call ${phone}`)
