import { createHash, createHmac } from "node:crypto"
import { type Identity, PLACES } from "./Identity.ts"

/** The number of bits in a sealed place: enough to narrow the search to few people, too few to reveal the person. */
const PLACE_BITS = 20
const SHA256_BLOCK = 64

/**
 * 32 random bytes of the site, in hexadecimal. Two keys are derived from it, so that neither reveals anything about the
 * other.
 */
export type Secret = string

const macKey = (secret: Secret): Buffer =>
  createHmac("sha256", Buffer.from(secret, "hex")).update("text").digest()
const placeKey = (secret: Secret): string =>
  createHmac("sha256", Buffer.from(secret, "hex")).update("place").digest("hex")

/**
 * Seals identities with the site's secret, without which they can't be read: the text becomes its HMAC-SHA256, in
 * hexadecimal, and each location a keyed tag of 20 bits.
 */
export const sealed = (secret: Secret): ((identity: Identity) => Identity) => {
  const [key, prefix] = [macKey(secret), placeKey(secret)]
  const tag = (place: string): string =>
    createHash("md5")
      .update(prefix + place)
      .digest("hex")
      .slice(0, PLACE_BITS / 4)
  return ({ kind, place, text }) => ({
    kind,
    place: place.split(PLACES).map(tag).join(PLACES),
    text: createHmac("sha256", key).update(text).digest("hex"),
  })
}

const blob = (bytes: Uint8Array): string =>
  `'${Array.from(bytes, (byte) => `\\x${byte.toString(16).padStart(2, "0").toUpperCase()}`).join("")}'::BLOB`

/** Returns `sealed` as DuckDB SQL, given SQL for a place and a text. */
export const sealedSql = (secret: Secret): Record<"place" | "text", (sql: string) => string> => {
  const block = new Uint8Array(SHA256_BLOCK)
  block.set(macKey(secret))
  const [inner, outer] = [block.map((byte) => byte ^ 0x36), block.map((byte) => byte ^ 0x5c)]
  return {
    place: (sql) => `md5('${placeKey(secret)}' || ${sql})[:${PLACE_BITS / 4}]`,
    text: (sql) => `sha256(${blob(outer)} || unhex(sha256(${blob(inner)} || encode(${sql}))))`,
  }
}

/** SQL that leaves identities unchanged. */
export const openSql: ReturnType<typeof sealedSql> = { place: (sql) => sql, text: (sql) => sql }
