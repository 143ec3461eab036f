import { TooManyAttempts } from "@listwright/domain/account"
import { Clock, Context, Effect, Layer } from "effect"
import { RollingLimits } from "../site/RollingLimits.ts"
import { customerNetwork, clientNetwork } from "./clientNetwork.ts"

/**
 * The number of temporary passwords that may be requested within the window: per email address across all requesters,
 * per client, and per /48 network.
 */
export const MAX_EMAILS_PER_ADDRESS = 3
export const MAX_EMAILS_PER_CLIENT = 20
export const MAX_EMAILS_PER_CUSTOMER_NETWORK = 40
export const FORGOT_PASSWORD_WINDOW_SECONDS = 15 * 60

/**
 * Limits the number of temporary passwords emailed, so that an attacker can't flood a user's mailbox. Known and unknown
 * addresses are treated alike. Passwords emailed earlier remain valid, so requesting one in a user's name doesn't lock
 * that user out.
 */
export class ForgotPasswordAttempts extends Context.Service<
  ForgotPasswordAttempts,
  { readonly take: (emailKey: string, client: string) => Effect.Effect<void, TooManyAttempts> }
>()("@listwright/server/accounts/ForgotAttempts") {
  static readonly layer = Layer.sync(ForgotPasswordAttempts, () => {
    const asked = new RollingLimits(FORGOT_PASSWORD_WINDOW_SECONDS * 1_000)
    const take = Effect.fn("ForgotAttempts.take")(function* (emailKey: string, client: string) {
      const around = customerNetwork(client)
      const limits = [
        { key: `address ${emailKey}`, most: MAX_EMAILS_PER_ADDRESS },
        { key: `client ${clientNetwork(client)}`, most: MAX_EMAILS_PER_CLIENT },
        ...(around === null ? [] : [{ key: `client ${around}`, most: MAX_EMAILS_PER_CUSTOMER_NETWORK }]),
      ]
      const wait = asked.take(limits, yield* Clock.currentTimeMillis)
      if (wait > 0) return yield* new TooManyAttempts({ retryAfterSeconds: Math.ceil(wait / 1_000) })
    })
    return ForgotPasswordAttempts.of({ take })
  })
}
