import { createHash } from "node:crypto"
import { type Identity, createSealer, type Secret } from "@listwright/engine/matching"

/** The secret that seals the list, with a name that doesn't reveal anything about it. */
export interface Seal {
  readonly secret: Secret
  readonly name: string
  readonly of: (identity: Identity) => Identity
}

export const createSeal = (secret: Secret): Seal => ({
  secret,
  name: createHash("sha256").update(`name ${secret}`).digest("hex").slice(0, 16),
  of: createSealer(secret),
})
