/** Characters that separate addresses in an email header or end the header; no address needs them. */
const SEPARATORS = /[\s,;<>\p{Cc}]/u

/**
 * An address on localhost or on a machine identified by its IP address. Email sent there is lost or reaches an
 * unintended service.
 */
const AT_A_MACHINE = /@(\[.*]|\d+(\.\d+){3}|(.*\.)?localhost\.?)$/i

/**
 * Returns whether a string is acceptable as an email address: it has an @ that's neither its first nor its last
 * character, is a single address, and isn't on localhost or on a machine identified by its IP address. Surrounding
 * spaces are ignored [p5-email].
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

/** Validates an email address by the sign-in form's more lenient rule: it has an @ that isn't its last character. */
export const isSignInEmail = (text: string): boolean => {
  const address = text.trim()
  return address.includes("@") && !address.endsWith("@")
}
