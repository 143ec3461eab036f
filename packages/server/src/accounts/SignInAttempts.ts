import { TooManyAttempts } from "@listwright/domain/account"
import { Clock, Context, Effect, Layer } from "effect"
import { type Limit, RollingLimits } from "../site/RollingLimits.ts"
import { customerNetwork, clientNetwork } from "./clientNetwork.ts"

/**
 * The number of failed attempts allowed within the window, per account and in total: for a client, and for the /48
 * network around an IPv6 client. A device known to the account has the per-account limit to itself, so that a
 * neighbor's guesses don't lock it out.
 */
export const MAX_ATTEMPTS_PER_ACCOUNT = 10
export const MAX_ATTEMPTS_PER_CLIENT = 50
export const MAX_NETWORK_ATTEMPTS_PER_ACCOUNT = 20
export const MAX_ATTEMPTS_PER_NETWORK = 100
export const ATTEMPT_WINDOW_SECONDS = 5 * 60

/**
 * The number of seconds between attempts at one account from unknown devices, once this many attempts by any client
 * have failed within the window. The account is never locked, because an attacker's guesses must not lock out its user.
 */
const PAUSES: ReadonlyArray<{ readonly failed: number; readonly seconds: number }> = [
  { failed: 80, seconds: 2 },
  { failed: 20, seconds: 1 },
]

/** The network address and device from which an attempt is made. */
export interface AttemptOrigin {
  /** The network address. */
  readonly client: string
  /** One of the account's sessions, or a device known to the account; null if the device is unknown. */
  readonly device: string | null
}

/** A slot reserved by an attempt. */
export interface AttemptSlot {
  /** Releases the slot of an attempt that didn't fail or wasn't processed. */
  readonly giveBack: Effect.Effect<void>
  /** The number of attempts by the same client within the window that have failed or are in progress. */
  readonly before: number
  /** The number of seconds that the account pauses after the attempt; 0 for no pause. */
  readonly pauseSeconds: number
}

/**
 * Limits guessing before any work is done for an attempt. A successful attempt releases its slot, so only failures
 * count.
 */
export class SignInAttempts extends Context.Service<
  SignInAttempts,
  {
    readonly take: (emailKey: string, from: AttemptOrigin) => Effect.Effect<AttemptSlot, TooManyAttempts>
  }
>()("@listwright/server/accounts/SignInAttempts") {
  static readonly layer = Layer.sync(SignInAttempts, () => {
    const attempts = new RollingLimits(ATTEMPT_WINDOW_SECONDS * 1_000)

    const ofUnknown = (emailKey: string, client: string): ReadonlyArray<Limit> => {
      const network = clientNetwork(client)
      const around = customerNetwork(client)
      const ofNetwork = [
        { key: `${around} ${emailKey}`, most: MAX_NETWORK_ATTEMPTS_PER_ACCOUNT },
        { key: `${around}`, most: MAX_ATTEMPTS_PER_NETWORK },
      ]
      return [
        { key: `${network} ${emailKey}`, most: MAX_ATTEMPTS_PER_ACCOUNT },
        { key: network, most: MAX_ATTEMPTS_PER_CLIENT },
        ...(around === null ? [] : ofNetwork),
        // Counted, never refused.
        { key: `account ${emailKey}`, most: Number.POSITIVE_INFINITY },
      ]
    }

    const take = Effect.fn("SignInAttempts.take")(function* (emailKey: string, from: AttemptOrigin) {
      const { client, device } = from
      const now = yield* Clock.currentTimeMillis
      const before = device === null ? attempts.count(clientNetwork(client), now) : 0
      const failed = device === null ? attempts.count(`account ${emailKey}`, now) : 0
      const limits =
        device === null
          ? ofUnknown(emailKey, client)
          : [{ key: `device ${device} ${emailKey}`, most: MAX_ATTEMPTS_PER_ACCOUNT }]
      const wait = attempts.take(limits, now)
      if (wait > 0) return yield* new TooManyAttempts({ retryAfterSeconds: Math.ceil(wait / 1_000) })
      const giveBack = Effect.sync(() => attempts.giveBack(limits, now))
      const pauseSeconds = PAUSES.find((pause) => failed >= pause.failed)?.seconds ?? 0
      return { giveBack, before, pauseSeconds }
    })
    return SignInAttempts.of({ take })
  })
}
