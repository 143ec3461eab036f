import { createHash } from "node:crypto"
import type { ChargeKey } from "../Processors.ts"

/** Stripe takes keys of up to 255 characters; a client of the original contract may name a session of any length. */
const LONGEST = 200

/** Returns the name by which Stripe knows a charge: its key, or the key's hash if it is too long. */
export const chargeName = (key: ChargeKey): string =>
  key.length <= LONGEST ? key : createHash("sha256").update(key).digest("hex")
