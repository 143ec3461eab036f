import { createHash, createHmac } from "node:crypto"
import { type Identity, PLACES } from "./Identity.ts"

/** Bits of a sealed place: enough to look at few people, too few to say who it was. */
const PLACE_BITS = 20
const SHA256_BLOCK = 64

/** 32 random bytes of the site, in hexadecimal. Two keys are made of it, so that neither use tells anything of the other. */
export type Secret = string

const macKey = (secret: Secret): Buffer =>
  createHmac("sha256", Buffer.from(secret, "hex")).update("text").digest()
const placeKey = (secret: Secret): string =>
  createHmac("sha256", Buffer.from(secret, "hex")).update("place").digest("hex")

/**
 * An identity that is unreadable without the site's secret: the HMAC-SHA256 of its text, in hexadecimal, and a keyed
 * tag of 20 bits instead of each of its locations.
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

/** The same in DuckDB's SQL, over SQL of a place and of a text. */
export const sealedSql = (secret: Secret): Record<"place" | "text", (sql: string) => string> => {
  const block = new Uint8Array(SHA256_BLOCK)
  block.set(macKey(secret))
  const [inner, outer] = [block.map((byte) => byte ^ 0x36), block.map((byte) => byte ^ 0x5c)]
  return {
    place: (sql) => `md5('${placeKey(secret)}' || ${sql})[:${PLACE_BITS / 4}]`,
    text: (sql) => `sha256(${blob(outer)} || unhex(sha256(${blob(inner)} || encode(${sql}))))`,
  }
}

/** Identities, unchanged. */
export const openSql: ReturnType<typeof sealedSql> = { place: (sql) => sql, text: (sql) => sql }
