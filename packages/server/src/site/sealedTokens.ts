import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto"

/** Tamper-proof tokens that identify an object. */
export interface SealedTokens {
  readonly tokenOf: (parts: ReadonlyArray<string>) => string
  /** Returns the parts that were sealed into a token; null if the site didn't issue the token for this use. */
  readonly partsOf: (token: string) => ReadonlyArray<string> | null
}

const KEY_BYTES = 32

const coded = (text: string): string => Buffer.from(text, "utf8").toString("base64url")
const decoded = (text: string): string => Buffer.from(text, "base64url").toString("utf8")

/**
 * Creates and reads tokens. `secret` is a secret that the site never changes, so that links in old emails keep working.
 * `use` separates the key from other uses of the secret.
 */
export const sealedTokens = (secret: string, use: string): SealedTokens => {
  const key = Buffer.from(hkdfSync("sha256", secret, "", use, KEY_BYTES))
  const seal = (text: string) => createHmac("sha256", key).update(text).digest()
  const isSealed = (text: string, given: Buffer): boolean => {
    const own = seal(text)
    return own.length === given.length && timingSafeEqual(own, given)
  }
  return {
    tokenOf: (parts) => {
      const named = parts.map(coded).join(".")
      return `${named}.${seal(named).toString("base64url")}`
    },
    partsOf: (token) => {
      const parts = token.split(".")
      const sealed = parts.pop() ?? ""
      return isSealed(parts.join("."), Buffer.from(sealed, "base64url")) ? parts.map(decoded) : null
    },
  }
}
