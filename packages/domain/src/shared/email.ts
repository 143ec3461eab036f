/** What parts several addresses in a mail's header, or ends the header; no address needs one of them. */
const SEPARATORS = /[\s,;<>\p{Cc}]/u

/** This machine, and machines by their number: a mail there reaches nobody, or a service that is not meant for it. */
const AT_A_MACHINE = /@(\[.*]|\d+(\.\d+){3}|(.*\.)?localhost\.?)$/i

/**
 * Whether a text will do as an e-mail address: it holds an @ that is neither its first nor its last character, is one
 * address alone, and names no machine by its number. Blanks around it do not count [p5-email].
 */
export const isEmail = (text: string): boolean => {
  const address = text.trim()
  return (
    address.includes("@") &&
    !address.startsWith("@") &&
    !address.endsWith("@") &&
    !SEPARATORS.test(address) &&
    !AT_A_MACHINE.test(address)
  )
}

/** The milder rule of the sign-in form: an @ that is not the last character. */
export const isSignInEmail = (text: string): boolean => {
  const address = text.trim()
  return address.includes("@") && !address.endsWith("@")
}
