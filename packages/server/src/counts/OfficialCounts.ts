import type { Reach } from "@listwright/domain/account"
import { Counts } from "@listwright/domain/counting"
import { definitionHash } from "@listwright/domain/definition"
import type { Draft } from "@listwright/domain/drafts"
import type { NotFound } from "@listwright/domain/shared"
import { Context, Effect, FiberMap, Layer, Schema } from "effect"
import { Digest } from "effect/crypto/Digest"
import { SecureRandom } from "effect/crypto/SecureRandom"
import * as Semaphore from "effect/Semaphore"
import type { CountRun } from "./CountRun.ts"
import { StoredRuns } from "./StoredRuns.ts"

/** The number of runs counted concurrently; further runs wait in request order. */
const AT_ONCE = 2

/** Raised when a run has no answer, or none yet. */
export class CountNotComplete extends Schema.TaggedError<CountNotComplete>()("CountNotComplete", {}) {}

/**
 * The counts from which orders are placed. They continue to run after the request that started them, and their answers
 * are stored.
 */
export class OfficialCounts extends Context.Service<
  OfficialCounts,
  {
    /** Starts counting the current draft, replacing an earlier run for it; returns the run's ID. */
    readonly start: (reach: Reach, draft: Draft) => Effect.Effect<string>
    readonly run: (reach: Reach, id: string) => Effect.Effect<CountRun, NotFound>
    /** Cancels a run in the engine; returns false if it had already ended. */
    readonly stop: (reach: Reach, id: string) => Effect.Effect<boolean, NotFound>
  }
>()("@listwright/server/counts/OfficialCounts") {
  /** Provides the service; on startup, marks the runs that a crashed server left unfinished as failed. */
  static readonly layer = Layer.effect(
    OfficialCounts,
    Effect.gen(function* () {
      const counts = yield* Counts
      const runs = yield* StoredRuns
      const random = yield* SecureRandom
      const digest = yield* Digest
      const fibers = yield* FiberMap.make<string>()
      const turns = Semaphore.makeUnsafe(AT_ONCE)
      const failed = yield* runs.failAllUnended("The server restarted during the count.")
      if (failed > 0) yield* Effect.logInfo(`${failed} counts were interrupted when the last server stopped`)

      const work = Effect.fn("OfficialCounts.work")(
        function* (id: string, reach: Reach, draft: Draft) {
          yield* runs.begin(id)
          yield* runs.complete(
            id,
            yield* counts.count(draft.definition, { accountId: draft.accountId, reach }),
          )
        },
        (effect, id) =>
          effect.pipe(
            turns.withPermits(1),
            Effect.catchTag(["CountRefused", "CountUnavailable"], ({ reason }) => runs.fail(id, reason)),
            Effect.catchDefect((defect) =>
              Effect.andThen(
                Effect.logError(`count ${id} failed`, defect),
                runs.fail(id, "The count failed unexpectedly."),
              ),
            ),
          ),
      )

      const cancel = Effect.fnUntraced(function* (id: string) {
        const wasUnended = yield* runs.stop(id)
        yield* FiberMap.remove(fibers, id)
        return wasUnended
      })

      const start = Effect.fn("OfficialCounts.start")(function* (reach: Reach, draft: Draft) {
        yield* Effect.forEach(yield* runs.unended(draft.id), cancel, { discard: true })
        const id = yield* random.uuidV7()
        const hash = yield* Effect.provideService(definitionHash(draft.definition), Digest, digest)
        yield* runs.add({
          id,
          userId: reach.userId,
          draftId: draft.id,
          draftRevision: draft.revision,
          accountId: draft.accountId,
          definitionHash: hash,
        })
        yield* FiberMap.run(fibers, id, work(id, reach, draft))
        return id
      })

      const stop = Effect.fn("OfficialCounts.stop")(function* (reach: Reach, id: string) {
        const run = yield* runs.get(reach, id)
        return yield* cancel(run.id)
      })

      return OfficialCounts.of({ start, run: runs.get, stop })
    }),
  )
}
