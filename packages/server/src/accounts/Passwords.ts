import { argon2, timingSafeEqual } from "node:crypto"
import { Context, Effect, Layer } from "effect"
import { SecureRandom } from "effect/crypto/SecureRandom"
import * as Semaphore from "effect/Semaphore"

/**
 * A hash's memory in KiB, passes, and lanes: about 30 ms and 19 MiB. They're stored with each hash so they can be
 * increased later.
 */
interface Cost {
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}

const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const HASH_BYTES = 32
/** The number of hashes computed concurrently, which limits memory use however many users sign in. */
const AT_ONCE = 4
/** The maximum length of a password. */
export const MAX_PASSWORD_LENGTH = 128

const ENCODED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/

const derive = (password: string, salt: Uint8Array, cost: Cost): Effect.Effect<Buffer> =>
  Effect.callback((resume) => {
    argon2("argon2id", { message: password, nonce: salt, tagLength: HASH_BYTES, ...cost }, (error, hash) =>
      resume(error === null ? Effect.succeed(hash) : Effect.die(error)),
    )
  })

const encode = (salt: Uint8Array, hash: Uint8Array, { memory, passes, parallelism }: Cost): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$` +
  `${Buffer.from(salt).toString("base64url")}$${Buffer.from(hash).toString("base64url")}`

/** Hashes passwords with argon2id. */
export class Passwords extends Context.Service<
  Passwords,
  {
    readonly hash: (password: string) => Effect.Effect<string>
    /**
     * Returns whether a password matches a hash. Without a hash (if the email address is unknown), returns false after
     * doing the same work, so that timing reveals nothing.
     */
    readonly matches: (password: string, hash: string | null) => Effect.Effect<boolean>
  }
>()("@listwright/server/accounts/Passwords") {
  static readonly layer = Layer.effect(
    Passwords,
    Effect.gen(function* () {
      const random = yield* SecureRandom
      const turns = Semaphore.makeUnsafe(AT_ONCE)

      const hash = Effect.fn("Passwords.hash")(function* (password: string) {
        const salt = yield* random.randomBytes(SALT_BYTES)
        return encode(salt, yield* derive(password, salt, COST), COST)
      }, turns.withPermits(1))

      const ofNobody = encode(new Uint8Array(SALT_BYTES), new Uint8Array(HASH_BYTES), COST)

      const matches = Effect.fn("Passwords.matches")(function* (password: string, encoded: string | null) {
        const parts = ENCODED.exec(encoded ?? ofNobody)
        if (parts === null) return yield* Effect.die(new Error("a stored password hash has an unknown form"))
        const [, memory, passes, parallelism, salt = "", expected = ""] = parts
        const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
        const isTooLong = password.length > MAX_PASSWORD_LENGTH
        const actual = yield* derive(isTooLong ? "" : password, Buffer.from(salt, "base64url"), cost)
        const isEqual = timingSafeEqual(actual, Buffer.from(expected, "base64url"))
        return isEqual && !isTooLong && encoded !== null
      }, turns.withPermits(1))

      return Passwords.of({ hash, matches })
    }),
  )
}
