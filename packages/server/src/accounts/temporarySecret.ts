import { Effect } from "effect"
import { SecureRandom } from "effect/crypto/SecureRandom"

/** Digits and capital letters that aren't easily confused: no I, L, O, or U. */
const SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
const LENGTH = 20
const GROUP = 5

/** Generates a password that users can read in an email and type: 100 random bits, as in 'K7QM2-XFD0R-9HTRC-4WPAJ'. */
export const generateTemporarySecret = Effect.map(
  SecureRandom.use((random) => random.randomBytes(LENGTH)),
  (bytes) =>
    // 256 is a multiple of 32, so every sign is as likely as any other.
    Array.from(bytes, (byte) => SIGNS[byte % SIGNS.length])
      .join("")
      .replaceAll(new RegExp(`.{${GROUP}}(?=.)`, "g"), "$&-"),
)

/** Normalizes a typed secret, however it was copied, by removing spaces and hyphens and converting to capitals. */
export const normalizeSecret = (typed: string): string => typed.replaceAll(/[\s-]/g, "").toUpperCase()
