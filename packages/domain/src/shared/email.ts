/** Characters that separate addresses in a mail header or end the header; no address needs them. */
const SEPARATORS = /[\s,;<>\p{Cc}]/u

/**
 * This machine, or a machine given by its IP address. Mail sent there is lost or reaches a service that isn't meant
 * for it.
 */
const AT_A_MACHINE = /@(\[.*]|\d+(\.\d+){3}|(.*\.)?localhost\.?)$/i

/**
 * Tells whether a text is acceptable as an e-mail address: it has an @ that is neither its first nor its last
 * character, is a single address, and doesn't name localhost or a machine by its IP address. Spaces around it are
 * ignored [p5-email].
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
