import { createHash } from "node:crypto"
import { type Identity, sealed, type Secret } from "@listwright/engine/matching"

/** What the list is sealed with, and how it is named without telling anything of it. */
export interface Seal {
  readonly secret: Secret
  readonly name: string
  readonly of: (identity: Identity) => Identity
}

export const sealOf = (secret: Secret): Seal => ({
  secret,
  name: createHash("sha256").update(`name ${secret}`).digest("hex").slice(0, 16),
  of: sealed(secret),
})
