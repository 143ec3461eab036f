import { TooManyAttempts } from "@listwright/domain/account"
import { Context, Duration, Effect, Layer } from "effect"

/** The number of passwords checked concurrently. New passwords are hashed in parallel. */
export const MAX_CONCURRENT_CHECKS = 2
/** The maximum number of waiting checks, separately for known devices and for others; a check takes about 30 ms. */
export const MAX_WAITING_CHECKS = 64
/**
 * The wait on which the queue's length is based. Slower checks shorten the queue, so that waits stay near this limit.
 */
const MAX_WAIT_MS = 2_000
const MIN_WAITING = 8
/** The weight of the latest check in the moving average of check times. */
const LATEST = 0.2
/** The maximum number of checks waiting for a slowed-down account. */
export const MAX_THROTTLED_CHECKS = 8
/** The maximum time that a check may wait, even for a slowed-down account under constant guessing. */
const LONGEST_WAIT = Duration.seconds(10)
/** The number of seconds before a rejected check may be retried. */
const RETRY_SECONDS = 2

/** A check waiting for its turn, and its account. */
export interface WaitingCheck {
  readonly account: string
  /**
   * True if the device is known for this account. Checks from known devices go first and skip the account's delay.
   */
  readonly isKnown: boolean
  /** The number of recent attempts by the same client; checks with fewer attempts come first. */
  readonly before: number
  /** The number of seconds before the account's next check from an unknown device. */
  readonly pauseSeconds: number
}

interface Entry {
  readonly check: WaitingCheck
  readonly since: number
  /**
   * True if the check has been given its turn. This is stored here rather than in the fiber, which may be interrupted
   * before it's notified.
   */
  hasTurn: boolean
  resume: (turn: Effect.Effect<void, TooManyAttempts>) => void
}

/** Sorts waiting checks by priority: known devices first, then fewer earlier attempts, then newer checks. */
const byClaim = (a: Entry, b: Entry): number =>
  Number(b.check.isKnown) - Number(a.check.isKnown) || a.check.before - b.check.before || b.since - a.since

const isSlowed = ({ isKnown, pauseSeconds }: WaitingCheck): boolean => !isKnown && pauseSeconds > 0

/**
 * Schedules password checks. Among checks of equal priority, the newest comes first, because an attacker who sends many
 * at once fills the queue from the other end; if the queue is too long, the checks with the lowest priority are
 * rejected.
 */
export class PasswordCheckQueue extends Context.Service<
  PasswordCheckQueue,
  {
    /** Runs the work when its turn comes, or fails without running it. Releases the slot if the caller is gone. */
    readonly take: <A, E, R>(
      check: WaitingCheck,
      work: Effect.Effect<A, E, R>,
    ) => Effect.Effect<A, E | TooManyAttempts, R>
  }
>()("@listwright/server/accounts/PasswordCheckQueue") {
  static readonly layer = Layer.effect(
    PasswordCheckQueue,
    Effect.gen(function* () {
      const scope = yield* Effect.scope
      const resting = new Set<string>()
      let waiting: ReadonlyArray<Entry> = []
      let running = 0
      let expectedMs = 0
      let arrivals = 0

      const leave = (entry: Entry) => {
        waiting = waiting.filter((other) => other !== entry)
      }

      const start = () => {
        while (running < MAX_CONCURRENT_CHECKS) {
          const [next] = waiting
            .filter(({ check }) => !(isSlowed(check) && resting.has(check.account)))
            .toSorted(byClaim)
          if (next === undefined) return
          leave(next)
          running++
          next.hasTurn = true
          if (isSlowed(next.check)) resting.add(next.check.account)
          next.resume(Effect.void)
        }
      }

      const turnAway = (among: ReadonlyArray<Entry>, most: number) => {
        const [last] = among.length > most ? among.toSorted(byClaim).slice(-1) : []
        if (last === undefined) return
        leave(last)
        const retryAfterSeconds = RETRY_SECONDS + (isSlowed(last.check) ? last.check.pauseSeconds : 0)
        last.resume(Effect.fail(new TooManyAttempts({ retryAfterSeconds })))
      }

      const mostWaiting = () =>
        Math.max(
          MIN_WAITING,
          Math.min(
            MAX_WAITING_CHECKS,
            Math.floor((MAX_CONCURRENT_CHECKS * MAX_WAIT_MS) / Math.max(expectedMs, 1)),
          ),
        )

      const turn = (entry: Entry) =>
        Effect.callback<void, TooManyAttempts>((resume) => {
          const { check } = entry
          entry.resume = resume
          waiting = [...waiting, entry]
          start()
          if (isSlowed(check))
            turnAway(
              waiting.filter((other) => isSlowed(other.check) && other.check.account === check.account),
              MAX_THROTTLED_CHECKS,
            )
          turnAway(
            waiting.filter((other) => other.check.isKnown === check.isKnown),
            mostWaiting(),
          )
          return Effect.sync(() => leave(entry))
        }).pipe(
          Effect.timeoutOrElse({
            duration: LONGEST_WAIT,
            orElse: () => Effect.fail(new TooManyAttempts({ retryAfterSeconds: RETRY_SECONDS })),
          }),
        )

      const timed = <A, E, R>(work: Effect.Effect<A, E, R>) =>
        Effect.map(Effect.timed(work), ([duration, result]) => {
          expectedMs += LATEST * (Duration.toMillis(duration) - expectedMs)
          return result
        })

      const end = Effect.fnUntraced(function* (check: WaitingCheck) {
        running--
        if (isSlowed(check)) {
          const wake = Effect.sync(() => {
            resting.delete(check.account)
            start()
          })
          yield* Effect.forkIn(Effect.delay(wake, `${check.pauseSeconds} seconds`), scope)
        }
        start()
      })

      return PasswordCheckQueue.of({
        take: (check, work) =>
          Effect.suspend(() => {
            const entry: Entry = { check, since: arrivals++, hasTurn: false, resume: () => undefined }
            return Effect.ensuring(
              Effect.andThen(turn(entry), timed(work)),
              Effect.suspend(() => (entry.hasTurn ? end(check) : Effect.void)),
            )
          }),
      })
    }),
  )
}
