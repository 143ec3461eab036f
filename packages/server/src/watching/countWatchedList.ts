import { Counts, toCountReceipt } from "@listwright/domain/counting"
import { hasChanged, buildCountComparison } from "@listwright/domain/saved-lists"
import { Requester } from "@listwright/engine/counts"
import { Clock, DateTime, Effect, Option } from "effect"
import { Users } from "../accounts/Users.ts"
import { ServedUniverse } from "../site/ServedUniverse.ts"
import { SavedCounts } from "../saved-lists/SavedCounts.ts"
import { countArrivalsAndDepartures } from "./countArrivalsAndDepartures.ts"
import { WatchedRecords } from "./WatchedRecords.ts"
import { type WatchCountResult, type Watch, Watches } from "./Watches.ts"

/** The requester name shared by all watched lists; the engine divides its time among requesters. */
const WATCHING = "watched lists"
/**
 * The pause after a count, as a multiple of the count's duration, so most of the engine's time remains available to
 * users.
 */
const REST = 3
const MIN_REST_MS = 100

/** The result of a count, and its data snapshot. */
interface CountedIn {
  readonly counted: WatchCountResult
  readonly snapshot: string
}

/** Counts a watched list now; returns null if its watcher can no longer reach it. */
const countOf = Effect.fnUntraced(function* (watch: Watch) {
  const users = yield* Users
  const saved = yield* SavedCounts
  const counts = yield* Counts
  const watcher = Option.getOrNull(yield* users.find(watch.userId))
  if (watcher === null) return null
  const { reach } = watcher
  const list = yield* saved.find(reach, watch.id)
  const served = yield* ServedUniverse
  const watched = yield* WatchedRecords
  const { definition, row } = list
  const owner = { accountId: row.accountId, reach }
  return yield* Effect.gen(function* () {
    const answer = yield* counts.count(definition, owner)
    const now = DateTime.formatIso(yield* DateTime.now)
    const people = yield* watched.keys(definition, owner, answer)
    const moved =
      watch.people === null || people === null ? null : countArrivalsAndDepartures(watch.people, people)
    const since = buildCountComparison(definition, watch.receipt, answer, now, moved)
    const counted: WatchCountResult = {
      receipt: toCountReceipt(answer, now),
      change: hasChanged(since) ? since : null,
      people,
    }
    const countedIn: CountedIn = { counted, snapshot: answer.snapshot }
    return countedIn
  }).pipe(
    Effect.catchTag("CountRefused", ({ reason }) => Effect.succeed(reason)),
    Effect.catchDefect((defect) =>
      Effect.as(
        Effect.logError(`the watched list ${watch.id} couldn't be counted`, defect),
        "We couldn't count the list.",
      ),
    ),
    Effect.flatMap((answered) =>
      typeof answered !== "string"
        ? Effect.succeed(answered)
        : // Of a source that the site sells no longer there is no data to wait for: it is counted again with those of the first source.
          Effect.map(
            Effect.catchTag(served.snapshot(definition.listType), "CountRefused", () =>
              Effect.map(served.snapshots, ([first = ""]) => first),
            ),
            (snapshot): CountedIn => ({ counted: { problem: answered }, snapshot }),
          ),
    ),
  )
})

/**
 * Counts a watched list and stores the result. If the list can't be counted, the reason is stored and the list waits
 * for its next turn. If its watcher can no longer reach it, the watch ends. Fails while counting is unavailable.
 */
export const countWatchedList = Effect.fn("countWatchedList")(
  function* (watch: Watch) {
    const watches = yield* Watches
    const begun = yield* Clock.currentTimeMillis
    const counted = yield* countOf(watch).pipe(
      Effect.catchTags({
        NotFound: () => Effect.succeed(null),
      }),
    )
    if (counted === null) return yield* watches.unwatch(watch.userId, watch.id)
    yield* watches.counted(watch, counted.snapshot, counted.counted)
    const took = (yield* Clock.currentTimeMillis) - begun
    yield* Effect.sleep(Math.max(MIN_REST_MS, took * REST))
  },
  Effect.provideService(Requester, WATCHING),
)

/**
 * Looks up the records in a watched list's last count while the data is unchanged, for comparison with the next count.
 */
export const storeRecordKeys = Effect.fn("storeRecordKeys")(
  function* (watch: Watch) {
    const users = yield* Users
    const saved = yield* SavedCounts
    const watches = yield* Watches
    const people = yield* WatchedRecords
    const watcher = Option.getOrNull(yield* users.find(watch.userId))
    const list =
      watcher === null ? null : Option.getOrNull(yield* Effect.option(saved.find(watcher.reach, watch.id)))
    if (watcher === null || list === null || watch.receipt === null) return yield* watches.known(watch, null)
    const owner = { accountId: list.row.accountId, reach: watcher.reach }
    yield* watches.known(watch, yield* people.keys(list.definition, owner, watch.receipt))
  },
  Effect.provideService(Requester, WATCHING),
)
