import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto"
import { Context, Effect, Layer } from "effect"
import { SecureRandom } from "effect/crypto/SecureRandom"

const KEY_BYTES = 32
const ID_BYTES = 16
/** The label that separates this key from other uses of the secret. */
const USE = "listwright device"

/**
 * Recognizes browsers in which a user has signed in before, by a sealed cookie. The cookie grants no access; it only
 * gives the browser priority in the account's password checks. It can't be forged, and a stolen cookie gets no more
 * guesses than a client.
 */
export class KnownDevices extends Context.Service<
  KnownDevices,
  {
    /** Returns a device's ID if the account knows the device; otherwise null. */
    readonly idOf: (cookie: string | undefined, emailKey: string) => string | null
    /** Creates the value of a cookie by which an account will recognize a new device. */
    readonly make: (emailKey: string) => Effect.Effect<string>
  }
>()("@listwright/server/accounts/KnownDevices") {}

/** Creates the service. `secret` is a permanent secret of the site; if it changed, all devices would become unknown. */
export const layerKnownDevices = (secret: string) =>
  Layer.effect(
    KnownDevices,
    Effect.gen(function* () {
      const random = yield* SecureRandom
      const key = Buffer.from(hkdfSync("sha256", secret, "", USE, KEY_BYTES))
      const seal = (id: string, emailKey: string) =>
        createHmac("sha256", key).update(`${id}.${emailKey}`).digest()
      return KnownDevices.of({
        idOf: (cookie = "", emailKey) => {
          const [id = "", sealed = ""] = cookie.split(".")
          const given = Buffer.from(sealed, "base64url")
          const own = seal(id, emailKey)
          return given.length === own.length && timingSafeEqual(given, own) ? id : null
        },
        make: Effect.fn("KnownDevices.make")(function* (emailKey) {
          const id = Buffer.from(yield* random.randomBytes(ID_BYTES)).toString("base64url")
          return `${id}.${seal(id, emailKey).toString("base64url")}`
        }),
      })
    }),
  )
