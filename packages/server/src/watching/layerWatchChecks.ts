import { Effect, Layer, Option, Schedule } from "effect"
import { Users } from "../accounts/Users.ts"
import { Mailer } from "../mail/Mailer.ts"
import { SavedCounts } from "../saved-lists/SavedCounts.ts"
import { ServedUniverse } from "../site/ServedUniverse.ts"
import { SiteLease } from "../storage/SiteLease.ts"
import { countWatchedList, storeRecordKeys } from "./countWatchedList.ts"
import { UnwatchLinks } from "./UnwatchLinks.ts"
import { watchChangeEmail } from "./watchChangeEmail.ts"
import { layerWatchedRecords } from "./WatchedRecords.ts"
import { type UnreportedChange, Watches } from "./Watches.ts"

/** The interval between checks for new data or the end of a month. */
const LOOK_EVERY = Schedule.spaced("5 seconds")

const tell = Effect.fn("tell")(function* (untold: UnreportedChange) {
  const users = yield* Users
  const saved = yield* SavedCounts
  const mails = yield* Mailer
  const watches = yield* Watches
  const links = yield* UnwatchLinks
  const watcher = Option.getOrNull(yield* users.find(untold.userId))
  if (watcher !== null) {
    const list = yield* Effect.option(saved.find(watcher.reach, untold.id))
    if (Option.isSome(list))
      yield* mails.send(
        watchChangeEmail(watcher.user, list.value, untold.change, untold.turn, links.pathOf(untold)),
      )
  }
  yield* watches.told(untold)
})

/**
 * Reports changes, then counts due lists one after another until all are done. A change is stored with its count and
 * reported afterward, so exactly one email reports it even if the server is interrupted.
 */
export const checkWatchedLists = Effect.gen(function* () {
  const watches = yield* Watches
  const served = yield* ServedUniverse
  const lease = yield* SiteLease
  while (yield* lease.isHeld) {
    for (const untold of yield* watches.untold)
      // An email that can't be sent is tried again, without delaying those of other watchers.
      yield* Effect.catchCause(tell(untold), (cause) =>
        Effect.logError(`the email about a change of the watched list ${untold.id} cannot be sent`, cause),
      )
    const snapshots = yield* served.snapshots
    const due = yield* watches.nextDue(snapshots)
    const unknown = due === null ? yield* watches.nextUnknown(snapshots) : null
    if (due !== null) yield* countWatchedList(due)
    else if (unknown !== null) yield* storeRecordKeys(unknown)
    else return
  }
}).pipe(Effect.withSpan("lookAtWatched"))

/** Checks watched lists while the server runs. */
export const layerWatchChecks = Layer.effectDiscard(
  checkWatchedLists.pipe(
    Effect.catchCause((cause) => Effect.logError("watched lists cannot be counted", cause)),
    Effect.repeat(LOOK_EVERY),
    Effect.forkScoped,
  ),
).pipe(Layer.provide(layerWatchedRecords))
