import { Counts, receiptOf } from "@listwright/domain/counting"
import { hasChanged, sinceSaved } from "@listwright/domain/saved-lists"
import { Requester } from "@listwright/engine/counts"
import { Clock, DateTime, Effect, Option } from "effect"
import { Users } from "../accounts/Users.ts"
import { ServedUniverse } from "../site/ServedUniverse.ts"
import { SavedCounts } from "../saved-counts/SavedCounts.ts"
import { type Counted, type Watch, Watches } from "./Watches.ts"

/** All watched lists ask as one: the engine shares its time among those who ask. */
const WATCHING = "watched lists"
/** Rests so many times as long as a count took: most of the time of the engine is left to people who wait. */
const REST = 3
const LEAST_REST_MS = 100

/** What a count came to, in which state of the data. */
interface CountedIn {
  readonly counted: Counted
  readonly snapshot: string
}

/** What a watched list comes to now; null: its watcher does not reach it anymore. */
const countOf = Effect.fnUntraced(function* (watch: Watch) {
  const users = yield* Users
  const saved = yield* SavedCounts
  const counts = yield* Counts
  const watcher = Option.getOrNull(yield* users.find(watch.userId))
  if (watcher === null) return null
  const { reach } = watcher
  const list = yield* saved.find(reach, watch.id)
  const served = yield* ServedUniverse
  const { definition, row } = list
  return yield* Effect.gen(function* () {
    const answer = yield* counts.count(definition, { accountId: row.accountId, reach })
    const now = DateTime.formatIso(yield* DateTime.now)
    const since = sinceSaved(definition, watch.receipt, answer, now)
    const counted: Counted = { receipt: receiptOf(answer, now), change: hasChanged(since) ? since : null }
    const countedIn: CountedIn = { counted, snapshot: answer.snapshot }
    return countedIn
  }).pipe(
    Effect.catchTag("CountRefused", ({ reason }) => Effect.succeed(reason)),
    Effect.catchDefect((defect) =>
      Effect.as(
        Effect.logError(`the watched list ${watch.id} cannot be counted`, defect),
        "It cannot be counted.",
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
 * Counts a watched list and keeps what it came to. A list that cannot be counted says why and waits for its next turn;
 * one whose watcher does not reach it anymore is watched no longer. Fails while nothing can be counted at all.
 */
export const countWatched = Effect.fn("countWatched")(
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
    yield* Effect.sleep(Math.max(LEAST_REST_MS, took * REST))
  },
  Effect.provideService(Requester, WATCHING),
)
