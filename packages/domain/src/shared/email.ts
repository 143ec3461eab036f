/** Characters that separate addresses in a mail header or end the header; no address needs them. */
const SEPARATORS = /[\s,;<>\p{Cc}]/u

/**
 * An address on localhost or on a machine given by its IP address. Mail sent there is lost or reaches a service that
 * isn't meant for it.
 */
const AT_A_MACHINE = /@(\[.*]|\d+(\.\d+){3}|(.*\.)?localhost\.?)$/i

/**
 * Tells whether a text is acceptable as an e-mail address: it has an @ that is neither its first nor its last
 * character, is a single address, and isn't on localhost or on a machine given by its IP address. Surrounding spaces
 * are ignored [p5-email].
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

/** Applies the more lenient rule of the sign-in form: the text has an @ that isn't its last character. */
export const isSignInEmail = (text: string): boolean => {
  const address = text.trim()
  return address.includes("@") && !address.endsWith("@")
}
