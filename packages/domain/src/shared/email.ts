/**
 * Whether a text will do as an e-mail address: it holds an @ that is neither its first nor its last character. Blanks
 * around it do not count. spec: portal §5 (Generic rules) [p5-email]
 */
export const isEmail = (text: string): boolean => {
  const address = text.trim()
  return address.includes("@") && !address.startsWith("@") && !address.endsWith("@")
}

/** The milder rule of the sign-in form: an @ that is not the last character. spec: portal §5 (Sign-in) */
export const isSignInEmail = (text: string): boolean => {
  const address = text.trim()
  return address.includes("@") && !address.endsWith("@")
}
