import { NodeCrypto } from "@effect/platform-node"
import { layer } from "@effect/vitest"
import { canonicalDefinition, emptyDefinition } from "@listwright/domain/definition"
import { defaultChoices } from "@listwright/domain/drafts"
import { Zip } from "@listwright/domain/shared"
import { Effect, Layer, Option } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { expect } from "vitest"
import { example, exampleUsers } from "../configuration/example.ts"
import { addSampleUsers } from "../../src/accounts/demoUsers.ts"
import { layerAccounts } from "../../src/accounts/layerAccounts.ts"
import { Users } from "../../src/accounts/Users.ts"
import { type CountRun, runProgressPercent } from "../../src/counts/CountRun.ts"
import { OfficialCounts } from "../../src/counts/OfficialCounts.ts"
import { StoredRuns } from "../../src/counts/StoredRuns.ts"
import { layerStoredRunsSql } from "../../src/counts/StoredRunsSql.ts"
import { layerDraftsSql } from "../../src/drafts/DraftsSql.ts"
import { StoredDrafts } from "../../src/drafts/StoredDrafts.ts"
import { databases } from "../storage/databases.ts"
import { EngineWatch, layerCountingEngine } from "./countingEngine.ts"

const demo = Effect.gen(function* () {
  const users = yield* Users
  return Option.getOrThrow(yield* users.findByEmail("demo@listwright.example")).reach
})

/** A new draft of the user that selects these ZIP Codes. */
const draftOf = Effect.fnUntraced(function* (...zips: ReadonlyArray<string>) {
  const drafts = yield* StoredDrafts
  const reach = yield* demo
  const { id } = yield* drafts.create(reach, 10)
  const areas = zips.map((zip) => ({ kind: "zip", zip: Zip.make(zip), excluded: false }) as const)
  return yield* drafts.put(reach, id, {
    baseRevision: 1,
    definition: canonicalDefinition({ ...emptyDefinition(10), areas }),
    choices: defaultChoices,
  })
})

const waitUntil = (id: string, is: (run: CountRun) => boolean) =>
  Effect.gen(function* () {
    const counts = yield* OfficialCounts
    const reach = yield* demo
    for (;;) {
      const run = yield* counts.run(reach, id)
      if (is(run)) return run
      yield* Effect.sleep("5 millis")
    }
  }).pipe(Effect.timeout("20 seconds"))

for (const database of databases()) {
  const stores = Layer.effectDiscard(addSampleUsers(exampleUsers, example.content.settings.sources)).pipe(
    Layer.provideMerge(Layer.mergeAll(layerAccounts, layerDraftsSql, layerStoredRunsSql)),
    Layer.provideMerge(Layer.mergeAll(database.layer, NodeCrypto.layer)),
  )
  /** A server's life: what it counts ends with it, what it has stored does not. */
  const serving = <A, E, R>(life: Effect.Effect<A, E, R>) =>
    Effect.scoped(
      Effect.provide(life, Layer.fresh(OfficialCounts.layer.pipe(Layer.provideMerge(layerCountingEngine)))),
    )

  layer(stores, { timeout: "60 seconds", excludeTestServices: true })(
    `Official counts on ${database.name}`,
    (it) => {
      it.effect("run on their own, tell how far they are, and keep their answer", () =>
        serving(
          Effect.gen(function* () {
            const counts = yield* OfficialCounts
            const engine = yield* EngineWatch
            const runs = yield* StoredRuns
            const reach = yield* demo
            const draft = yield* draftOf("60614", "60615")
            const id = yield* counts.start(reach, draft)
            const running = yield* waitUntil(id, ({ state }) => state === "running")
            expect([runProgressPercent(running.state), running.answer]).toEqual([50, null])
            yield* engine.release
            const complete = yield* waitUntil(id, ({ state }) => state === "complete")
            expect(runProgressPercent(complete.state)).toBe(100)
            expect(complete).toMatchObject({
              draftId: draft.id,
              draftRevision: 2,
              answer: { total: 200, withPhones: 80 },
            })
            expect(complete.definitionHash).toBe(complete.answer?.definitionHash)
            expect(Option.getOrThrow(yield* runs.latestComplete(draft.id))).toEqual(complete)
          }),
        ),
      )

      it.effect("are read as they are without the do-not-sell entry that an earlier release stored", () =>
        serving(
          Effect.gen(function* () {
            const counts = yield* OfficialCounts
            const engine = yield* EngineWatch
            const sql = yield* SqlClient
            const reach = yield* demo
            const draft = yield* draftOf("60614", "60616")
            const id = yield* counts.start(reach, draft)
            yield* engine.release
            const { answer } = yield* waitUntil(id, ({ state }) => state === "complete")
            const doNotSell = { source: "doNotSell", matched: 3, taken: 3 }
            const stored = JSON.stringify({
              ...answer,
              suppressed: [...(answer?.suppressed ?? []), doNotSell],
            })
            yield* sql`UPDATE count_runs SET answer = ${stored} WHERE id = ${id}`
            const read = Option.getOrThrow(yield* (yield* StoredRuns).latestComplete(draft.id))
            expect(read.answer).toEqual(answer)
          }),
        ),
      )

      it.effect("wait for their turn when two are running", () =>
        serving(
          Effect.gen(function* () {
            const counts = yield* OfficialCounts
            const engine = yield* EngineWatch
            const reach = yield* demo
            const ids: Array<string> = []
            for (const zip of ["60601", "60602", "60603"])
              ids.push(yield* counts.start(reach, yield* draftOf(zip)))
            yield* waitUntil(ids[1] ?? "", ({ state }) => state === "running")
            const third = yield* counts.run(reach, ids[2] ?? "")
            expect([third.state, runProgressPercent(third.state)]).toEqual(["queued", 0])
            yield* engine.release
            for (const id of ids) yield* waitUntil(id, ({ state }) => state === "complete")
          }),
        ),
      )

      it.effect("stop in the engine when told to, and stay stopped", () =>
        serving(
          Effect.gen(function* () {
            const counts = yield* OfficialCounts
            const engine = yield* EngineWatch
            const reach = yield* demo
            const id = yield* counts.start(reach, yield* draftOf("60614"))
            yield* waitUntil(id, ({ state }) => state === "running")
            expect(yield* counts.stop(reach, id)).toBe(true)
            expect(engine.cancelled).toEqual(["60614"])
            yield* engine.release
            expect((yield* counts.run(reach, id)).state).toBe("stopped")
            expect(yield* counts.stop(reach, id)).toBe(false)
          }),
        ),
      )

      it.effect("take the place of an earlier count of the same draft", () =>
        serving(
          Effect.gen(function* () {
            const counts = yield* OfficialCounts
            const engine = yield* EngineWatch
            const reach = yield* demo
            const draft = yield* draftOf("60614")
            const first = yield* counts.start(reach, draft)
            yield* waitUntil(first, ({ state }) => state === "running")
            const second = yield* counts.start(reach, draft)
            expect((yield* counts.run(reach, first)).state).toBe("stopped")
            yield* engine.release
            expect((yield* waitUntil(second, ({ state }) => state === "complete")).answer?.total).toBe(100)
          }),
        ),
      )

      it.effect("fail with the engine's reason when it cannot answer", () =>
        serving(
          Effect.gen(function* () {
            const counts = yield* OfficialCounts
            const engine = yield* EngineWatch
            const reach = yield* demo
            const drafts = yield* StoredDrafts
            yield* engine.release
            const id = yield* counts.start(reach, yield* drafts.create(reach, 10))
            const failed = yield* waitUntil(id, ({ state }) => state === "failed")
            expect([failed.failure, runProgressPercent(failed.state)]).toEqual(["There is no area.", 0])
          }),
        ),
      )

      it.effect("that a server left unfinished are failed by the next one", () =>
        Effect.gen(function* () {
          const id = yield* serving(
            Effect.gen(function* () {
              const counts = yield* OfficialCounts
              const started = yield* counts.start(yield* demo, yield* draftOf("60614"))
              yield* waitUntil(started, ({ state }) => state === "running")
              return started
            }),
          )
          const after = yield* serving(
            Effect.gen(function* () {
              const counts = yield* OfficialCounts
              return yield* counts.run(yield* demo, id)
            }),
          )
          expect(after).toMatchObject({
            state: "failed",
            failure: "The server restarted during the count.",
          })
        }),
      )

      it.effect("look missing to everybody else", () =>
        serving(
          Effect.gen(function* () {
            const counts = yield* OfficialCounts
            const users = yield* Users
            const stranger = Option.getOrThrow(yield* users.findByEmail("digital@listwright.example")).reach
            const id = yield* counts.start(yield* demo, yield* draftOf("60614"))
            expect(yield* Effect.flip(counts.run(stranger, id))).toEqual(
              yield* Effect.flip(counts.run(stranger, "no id")),
            )
            expect(yield* Effect.flip(counts.stop(stranger, id))).toMatchObject({ _tag: "NotFound" })
          }),
        ),
      )
    },
  )
}
