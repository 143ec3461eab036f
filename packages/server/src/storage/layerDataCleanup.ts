import { Effect, Layer, Schedule } from "effect"

const FORGET_EVERY = Schedule.spaced("1 hour")

/** Deletes expired data while the server runs. `what` names the data in the log: 'old requests'. */
export const layerDataCleanup = <E, R>(what: string, forget: Effect.Effect<void, E, R>) =>
  Layer.effectDiscard(
    forget.pipe(
      Effect.catchCause((cause) => Effect.logError(`${what} couldn't be deleted`, cause)),
      Effect.repeat(FORGET_EVERY),
      Effect.forkScoped,
    ),
  )
