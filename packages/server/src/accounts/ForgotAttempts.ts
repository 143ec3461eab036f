import { TooManyAttempts } from "@listwright/domain/account"
import { Clock, Context, Effect, Layer } from "effect"
import { RollingLimits } from "../site/RollingLimits.ts"
import { customerNetworkOf, networkOfClient } from "./networkOfClient.ts"

/**
 * The number of temporary passwords that may be requested within the window: per email address across all requesters,
 * per client, and per /48 network.
 */
export const MAILS_PER_ADDRESS = 3
export const MAILS_PER_CLIENT = 20
export const MAILS_PER_CUSTOMER_NETWORK = 40
export const FORGOT_WINDOW_SECONDS = 15 * 60

/**
 * Limits the number of temporary passwords emailed, so that an attacker can't flood a user's mailbox. Known and unknown
 * addresses are treated alike. Passwords emailed earlier remain valid, so requesting one in a user's name doesn't lock
 * that user out.
 */
export class ForgotAttempts extends Context.Service<
  ForgotAttempts,
  { readonly take: (emailKey: string, client: string) => Effect.Effect<void, TooManyAttempts> }
>()("@listwright/server/accounts/ForgotAttempts") {
  static readonly layer = Layer.sync(ForgotAttempts, () => {
    const asked = new RollingLimits(FORGOT_WINDOW_SECONDS * 1_000)
    const take = Effect.fn("ForgotAttempts.take")(function* (emailKey: string, client: string) {
      const around = customerNetworkOf(client)
      const limits = [
        { key: `address ${emailKey}`, most: MAILS_PER_ADDRESS },
        { key: `client ${networkOfClient(client)}`, most: MAILS_PER_CLIENT },
        ...(around === null ? [] : [{ key: `client ${around}`, most: MAILS_PER_CUSTOMER_NETWORK }]),
      ]
      const wait = asked.take(limits, yield* Clock.currentTimeMillis)
      if (wait > 0) return yield* new TooManyAttempts({ retryAfterSeconds: Math.ceil(wait / 1_000) })
    })
    return ForgotAttempts.of({ take })
  })
}
