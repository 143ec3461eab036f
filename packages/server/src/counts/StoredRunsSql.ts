import { AccountId, type Reach, isWithinReach, UserId } from "@listwright/domain/account"
import { CountAnswer, StoredCountAnswer } from "@listwright/domain/counting"
import { DraftId, NotFound } from "@listwright/domain/shared"
import { DefinitionHash } from "@listwright/domain/definition"
import { DateTime, Effect, Layer, Option, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import * as SqlSchema from "effect/sql/SqlSchema"
import { type CountRun, CountRunState } from "./CountRun.ts"
import { StoredRuns } from "./StoredRuns.ts"

const RunRow = Schema.Struct({
  id: Schema.String,
  draft_id: DraftId,
  draft_revision: Schema.Int,
  account_id: AccountId,
  definition_hash: DefinitionHash,
  state: CountRunState,
  answer: Schema.NullOr(Schema.fromJsonString(StoredCountAnswer)),
  failure: Schema.NullOr(Schema.String),
  ended_at: Schema.NullOr(Schema.Date),
})

/** A run, with the user and account of its draft. */
const OwnedRunRow = Schema.Struct({
  ...RunRow.fields,
  owner: UserId,
  draft_account: AccountId,
})

const runOf = (row: typeof RunRow.Type): CountRun => ({
  id: row.id,
  draftId: row.draft_id,
  draftRevision: row.draft_revision,
  accountId: row.account_id,
  definitionHash: row.definition_hash,
  state: row.state,
  answer: row.answer,
  failure: row.failure,
  endedAt: row.ended_at,
})

const encodeAnswer = Schema.encodeSync(Schema.fromJsonString(CountAnswer))

/** Stores count runs in SQL. */
export const layerStoredRunsSql = Layer.effect(
  StoredRuns,
  Effect.gen(function* () {
    const sql = yield* SqlClient
    const isUnended = sql`state IN ('queued', 'running')`

    const find = SqlSchema.findOneOption({
      Request: Schema.String,
      Result: OwnedRunRow,
      execute: (id) => sql`SELECT r.*, d.user_id AS owner, d.account_id AS draft_account
        FROM count_runs r JOIN drafts d ON d.id = r.draft_id WHERE r.id = ${id}`,
    })
    const findComplete = SqlSchema.findOneOption({
      Request: DraftId,
      Result: RunRow,
      execute: (draftId) => sql`SELECT * FROM count_runs
        WHERE draft_id = ${draftId} AND state = 'complete'
        ORDER BY created_at DESC, id DESC LIMIT 1`,
    })
    const findUnended = SqlSchema.findAll({
      Request: DraftId,
      Result: Schema.Struct({ id: Schema.String }),
      execute: (draftId) => sql`SELECT id FROM count_runs WHERE draft_id = ${draftId} AND ${isUnended}`,
    })

    const get = Effect.fn("StoredRuns.get")(function* (reach: Reach, id: string) {
      const row = Option.getOrNull(yield* Effect.orDie(find(id)))
      if (row === null || !isWithinReach(reach, { userId: row.owner, accountId: row.draft_account }))
        return yield* new NotFound({ what: "count" })
      return runOf(row)
    })

    const end = (
      id: string,
      state: CountRunState,
      end: { readonly answer: CountAnswer | null; readonly failure: string | null },
    ) =>
      Effect.gen(function* () {
        const answer = end.answer === null ? null : encodeAnswer(end.answer)
        const ended =
          yield* sql`UPDATE count_runs SET state = ${state}, ended_at = ${yield* DateTime.nowAsDate},
            answer = ${answer}, snapshot = ${end.answer?.snapshot ?? null}, failure = ${end.failure}
          WHERE id = ${id} AND ${isUnended} RETURNING id`
        return ended.length > 0
      }).pipe(Effect.orDie)

    return StoredRuns.of({
      add: Effect.fn("StoredRuns.add")(function* (run) {
        yield* sql`INSERT INTO count_runs ${sql.insert({
          id: run.id,
          user_id: run.userId,
          draft_id: run.draftId,
          draft_revision: run.draftRevision,
          account_id: run.accountId,
          definition_hash: run.definitionHash,
          state: "queued",
          created_at: yield* DateTime.nowAsDate,
        })}`
      }, Effect.orDie),
      get,
      latestComplete: (draftId) => findComplete(draftId).pipe(Effect.map(Option.map(runOf)), Effect.orDie),
      unended: (draftId) =>
        findUnended(draftId).pipe(
          Effect.map((rows) => rows.map(({ id }) => id)),
          Effect.orDie,
        ),
      begin: (id) =>
        sql`UPDATE count_runs SET state = 'running' WHERE id = ${id} AND state = 'queued'`.pipe(
          Effect.asVoid,
          Effect.orDie,
        ),
      complete: (id, answer) => Effect.asVoid(end(id, "complete", { answer, failure: null })),
      fail: (id, failure) => Effect.asVoid(end(id, "failed", { answer: null, failure })),
      stop: (id) => end(id, "stopped", { answer: null, failure: null }),
      failAllUnended: Effect.fn("StoredRuns.failAllUnended")(function* (failure) {
        const failed = yield* sql`UPDATE count_runs
          SET state = 'failed', failure = ${failure}, ended_at = ${yield* DateTime.nowAsDate}
          WHERE ${isUnended} RETURNING id`
        return failed.length
      }, Effect.orDie),
    })
  }),
)
