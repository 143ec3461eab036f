import { OrderCode } from "@listwright/domain/shared"
import { Effect } from "effect"
import { SecureRandom } from "effect/crypto/SecureRandom"

/** The letters and digits used in codes, chosen because they're hard to confuse. */
const SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
const GROUP = 4

/** Creates an order code: 'LW-7KQ2-9F4M', one of 31^8 (about 40 bits). A code alone gives no access. */
export const generateOrderCode = Effect.gen(function* () {
  const random = yield* SecureRandom
  const indices = yield* Effect.all(
    Array.from({ length: 2 * GROUP }, () => random.intBetween(0, SIGNS.length, { halfOpen: true })),
  )
  const signs = indices.map((index) => SIGNS[index] ?? "").join("")
  return OrderCode.make(`LW-${signs.slice(0, GROUP)}-${signs.slice(GROUP)}`)
})
