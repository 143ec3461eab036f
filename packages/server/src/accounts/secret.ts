import { createHash } from "node:crypto"
import { Effect, Schema } from "effect"
import { SecureRandom } from "effect/crypto/SecureRandom"

const SECRET_BYTES = 32

/** An unguessable secret: 256 random bits as 43 characters that fit in a cookie and a header. */
export const newSecret = Effect.map(
  SecureRandom.use((random) => random.randomBytes(SECRET_BYTES)),
  (bytes) => Buffer.from(bytes).toString("base64url"),
)

/** What is kept of a secret: SHA-256, 64 hex digits. It has too many bits to be found by trying, so one pass will do. */
export const SecretHash = Schema.String.pipe(Schema.brand("SecretHash"))
export type SecretHash = typeof SecretHash.Type

export const secretHash = (secret: string): SecretHash =>
  SecretHash.make(createHash("sha256").update(secret).digest("hex"))
