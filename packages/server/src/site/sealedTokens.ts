import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto"

/** Tokens that identify a thing and can't be forged. */
export interface SealedTokens {
  readonly tokenOf: (parts: ReadonlyArray<string>) => string
  /** null: the site made no such token for this use. */
  readonly partsOf: (token: string) => ReadonlyArray<string> | null
}

const KEY_BYTES = 32

const coded = (text: string): string => Buffer.from(text, "utf8").toString("base64url")
const decoded = (text: string): string => Buffer.from(text, "base64url").toString("utf8")

/**
 * `secret`: one that the site never changes, so that the links of old mails keep working. `use` keeps the key apart from
 * whatever else the secret is used for.
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
