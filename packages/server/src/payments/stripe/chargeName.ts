import { createHash } from "node:crypto"
import type { ChargeKey } from "../Processors.ts"

/**
 * The maximum length of a charge's name. Stripe accepts keys of up to 255 characters, but original-contract clients can
 * name sessions of any length.
 */
const LONGEST = 200

/** Returns Stripe's name for a charge: its key, or the key's hash if the key is too long. */
export const chargeName = (key: ChargeKey): string =>
  key.length <= LONGEST ? key : createHash("sha256").update(key).digest("hex")
