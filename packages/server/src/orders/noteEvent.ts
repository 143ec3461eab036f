import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { noteDispute } from "./disputes.ts"
import type { ProcessorEvent } from "../payments/Processors.ts"

/** A processor reports nothing again after that long. */
const KEPT_MS = 30 * 24 * 60 * 60_000

/**
 * Keeps that a processor has reported something of a charge, which is asked about at once then: what holds is never taken
 * from the report itself, so that reports may come late, twice, or in any order. The same event does nothing again.
 */
export const noteEvent = Effect.fn("noteEvent")(function* ({ about, dispute, id, kind }: ProcessorEvent) {
  if (dispute !== undefined) return yield* noteDispute(dispute)
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

/** Forgets events that cannot come again. */
export const forgetOldEvents = Effect.gen(function* () {
  const sql = yield* SqlClient
  const before = new Date((yield* Clock.currentTimeMillis) - KEPT_MS)
  yield* sql`DELETE FROM processor_events WHERE received_at < ${before}`
}).pipe(Effect.withSpan("forgetOldEvents"))
