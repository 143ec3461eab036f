import { createHash } from "node:crypto"
import { Effect, Schema } from "effect"
import { SecureRandom } from "effect/crypto/SecureRandom"

const SECRET_BYTES = 32

/** An unguessable secret: 256 random bits as 43 characters that are safe in cookies and headers. */
export const generateSecret = Effect.map(
  SecureRandom.use((random) => random.randomBytes(SECRET_BYTES)),
  (bytes) => Buffer.from(bytes).toString("base64url"),
)

/**
 * The stored form of a secret: its SHA-256 as 64 hex digits. A secret has too many bits to guess, so one pass is
 * enough.
 */
export const SecretHash = Schema.String.pipe(Schema.brand("SecretHash"))
export type SecretHash = typeof SecretHash.Type

export const hashSecret = (secret: string): SecretHash =>
  SecretHash.make(createHash("sha256").update(secret).digest("hex"))
