import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { recordDispute } from "./disputes.ts"
import type { ProcessorEvent } from "../payments/Processors.ts"

/** The retention period of events; processors don't repeat reports after that. */
const KEPT_MS = 30 * 24 * 60 * 60_000

/**
 * Records that a processor reported an event for a charge, so that the charge is queried immediately. The report itself
 * never determines the state, so reports can arrive late, twice, or in any order. A repeated event has no effect.
 */
export const recordEvent = Effect.fn("recordEvent")(function* ({ about, dispute, id, kind }: ProcessorEvent) {
  if (dispute !== undefined) return yield* recordDispute(dispute)
  if (about === null) return
  const sql = yield* SqlClient
  const now = new Date(yield* Clock.currentTimeMillis)
  const note = Effect.gen(function* () {
    const isNew =
      yield* sql`INSERT INTO processor_events (id, kind, received_at) VALUES (${id}, ${kind}, ${now})
      ON CONFLICT DO NOTHING RETURNING id`
    if (isNew.length === 0) return
    // An event may be faster than the answer that names the page.
    yield* sql`UPDATE charge_intents SET ask_at = ${now}
      WHERE state <> 'captured' AND (page = ${about.page} OR (page IS NULL AND key = ${about.key ?? ""}))`
  })
  yield* Effect.orDie(sql.withTransaction(note))
})

/** Deletes events that can't be reported again. */
export const deleteOldEvents = Effect.gen(function* () {
  const sql = yield* SqlClient
  const before = new Date((yield* Clock.currentTimeMillis) - KEPT_MS)
  yield* sql`DELETE FROM processor_events WHERE received_at < ${before}`
}).pipe(Effect.withSpan("forgetOldEvents"))
