import { evaluate } from "@listwright/domain/counting"
import { canonicalDefinition, emptyDefinition } from "@listwright/domain/definition"
import { Effect, Result } from "effect"
import fc from "fast-check"
import { readAreaFacts } from "../../packages/engine/src/question/readAreaFacts.ts"
import { countAreasInSql } from "../../packages/engine/src/sql/answer/countAreas.ts"
import {
  ClickHouseFailed,
  ClickHouseNotLoaded,
} from "../../packages/engine/src/sql/clickhouse/ClickHouseErrors.ts"
import { ClickHouseServer } from "../../packages/engine/src/sql/clickhouse/ClickHouseServer.ts"
import { copyToClickHouse } from "../../packages/engine/src/sql/clickhouse/copyToClickHouse.ts"
import { loadClickHouse } from "../../packages/engine/src/sql/clickhouse/loadClickHouse.ts"
import { openClickHouse } from "../../packages/engine/src/sql/clickhouse/openClickHouse.ts"
import { readShards } from "../../packages/engine/src/sql/clickhouse/Shards.ts"
import { CLUSTER_NAME, databaseName, tableNames } from "../../packages/engine/src/sql/clickhouse/tablesSql.ts"
import { createCenterLookup } from "../../packages/engine/src/sql/createCenterLookup.ts"
import { SqlCountEngine } from "../../packages/engine/src/sql/SqlCountEngine.ts"
import { readManifest } from "../../packages/engine/src/format/readManifest.ts"
import { anyDenseDefinition } from "../../packages/engine/test/conformance/anyDenseDefinition.ts"
import { DenseUniverse } from "../../packages/engine/test/conformance/denseUniverse.ts"
import {
  agreeOnCounts,
  agreeOnReports,
  agreeOnSteps,
  questionOf,
  type Sides,
} from "../../packages/engine/test/sql/agreement.ts"
import { agreeOnEverything } from "../../packages/engine/test/sql/engines.ts"
import { keepResult } from "../proof/results.ts"
import { installClickHouse, startCluster } from "./startCluster.ts"
import { startOnCluster, startProcesses, suppressedList } from "./throughProcess.ts"

/**
 * Counts on a cluster of two shards with two replicas each, and holds it against the evaluator and the bit slices; then
 * loses servers. `node scripts/cluster/run.ts [definitions] [seed]`
 */
const [definitions = "60", seed = String(Date.now() % 1_000_000)] = process.argv.slice(2)

let [passed, failed] = [0, 0]
const step = async (what: string, work: () => Promise<void>): Promise<void> => {
  try {
    await work()
    passed++
    console.log(`passed  ${what}`)
  } catch (cause) {
    failed++
    console.log(
      `FAILED  ${what}\n        ${cause instanceof Error ? cause.message.slice(0, 2_000) : String(cause)}`,
    )
  }
}

/** Checks that a question fails with an error and never returns a number. */
const isRefused = async (asked: Promise<unknown>): Promise<void> => {
  const answered = await asked.then(
    (answer) => `answered ${JSON.stringify(answer)}`,
    (cause: unknown) => {
      if (cause instanceof ClickHouseFailed || cause instanceof ClickHouseNotLoaded) return null
      throw cause
    },
  )
  if (answered !== null) throw new Error(answered)
}

const programme = Effect.gen(function* () {
  const dense = yield* DenseUniverse
  const manifest = yield* readManifest(dense.folder)
  if (manifest === null) return yield* Effect.die("there is no universe")
  const { areas, zips: facts } = yield* readAreaFacts(null)
  const any = anyDenseDefinition(dense)
  const asked = fc.sample(any, { numRuns: Number(definitions), seed: Number(seed) })
  const everything = canonicalDefinition({
    ...emptyDefinition(10),
    areas: [{ kind: "nation", excluded: false } as const],
  })

  yield* Effect.promise(async () => {
    const source = { folder: dense.folder, manifest, columns: dense.columns, facts, areas }
    const cluster = await startCluster(installClickHouse(), CLUSTER_NAME, 2, 2)
    const stopping: Array<() => Promise<void>> = []
    try {
      const shards = readShards(cluster.url)
      const [one] = shards.flat()
      const version =
        one === undefined ? "" : await new ClickHouseServer(one).ask({ sql: "SELECT version()" })
      console.log(
        `ClickHouse ${version.trim()}, 2 shards of 2 replicas, ${manifest.records} records, seed ${seed}`,
      )
      const process = { folder: dense.folder, engine: dense.engine, question: dense.question }
      await step("an engine does not start on servers that do not hold its universe", async () => {
        const started = await startOnCluster(process, cluster.url).catch((cause: unknown) => cause)
        const said = started instanceof Error ? started.message : "it started"
        if (!/holds nothing of the snapshot [0-9a-f]{16}\. Load it with: listwright universe load/.test(said))
          throw new Error(said)
      })
      const bring = () => Effect.runPromise(copyToClickHouse(dense.folder, cluster.url))
      await step("a universe is brought there once", async () => {
        const brought = [(await bring()).isNew, (await bring()).isNew]
        if (brought.join() !== "true,false") throw new Error(brought.join())
      })
      await loadClickHouse(source, shards, { atOnce: 6_000 })
      const sql = await openClickHouse(shards, manifest, dense.columns, areas)
      const sides: Sides = { ...dense, sql }
      let records = 0
      const countAll = async (): Promise<void> => {
        for (const definition of asked) {
          const expected = await agreeOnCounts(sides, definition)
          const sliced = await dense.engine.count(dense.question(definition))
          if (Result.isFailure(expected)) continue
          const { areas, total } = expected.success.details
          records += total
          const own = Result.getOrThrow(sliced).map((area) => area.records)
          if (areas.some(({ available }, at) => available !== own[at]))
            throw new Error("the bit slices differ")
        }
      }
      await step("counts are the evaluator's and the bit slices', area by area", countAll)
      await step("waterfalls and suppressions are the evaluator's", async () => {
        for (const definition of asked) await agreeOnSteps(sides, definition)
      })
      await step("breakdowns and two-dimensional counts are the evaluator's", async () => {
        for (const [at, definition] of asked.entries()) {
          const one = dense.columns[at % dense.columns.length]
          const other = dense.columns[(at * 7 + 3) % dense.columns.length]
          if (one !== undefined && other !== undefined) await agreeOnReports(sides, definition, one, other)
        }
      })
      const processes = await startProcesses(process, cluster.url)
      stopping.push(processes.close)
      await step(
        "the port counts the same through an engine's process, suppressed by key files",
        async () => {
          for (const definition of [suppressedList, ...asked]) await processes.agree(definition)
        },
      )
      await step("lists are the same, byte by byte", async () => {
        const delivered = await processes.deliverTheSame(suppressedList)
        if (delivered < 300) throw new Error(`only ${delivered} records`)
      })
      await step("every other question is answered as the bit slices do", async () => {
        const other = new SqlCountEngine(sql, createCenterLookup(dense.slices), manifest.snapshot)
        const engines = { one: dense.engine, other, question: dense.question }
        for (const [at, definition] of [suppressedList, ...asked].entries()) {
          const one = dense.columns[at % dense.columns.length]
          const two = dense.columns[(at * 7 + 3) % dense.columns.length]
          if (one !== undefined && two !== undefined) await agreeOnEverything(engines, definition, [one, two])
        }
      })
      await step("the definitions select people", async () => {
        if (records < 20 * asked.length) throw new Error(`only ${records} in ${asked.length} definitions`)
      })
      await step("a question that nobody waits for ends on the servers too", async () => {
        const abandoned = new AbortController()
        const slow = sql.withSession((session) => {
          setTimeout(() => abandoned.abort(), 300)
          return session.rows("SELECT count(*) FROM system.numbers")
        }, abandoned.signal)
        const answered = await slow.catch(() => null)
        if (answered !== null) throw new Error("it was answered")
        for (const url of shards.flat()) {
          const others = "SELECT count(*) FROM system.processes WHERE query LIKE '%system.numbers%'"
          for (let tries = 0; ; tries++) {
            // This question is one of them.
            if ((await new ClickHouseServer(url).ask({ sql: others })).trim() === "1") break
            if (tries === 50) throw new Error(`it still runs on ${url.host}`)
            await new Promise((resolve) => setTimeout(resolve, 100))
          }
        }
      })
      await cluster.lose(0, 0)
      await cluster.lose(1, 1)
      await step("a lost replica of each shard changes nothing", countAll)
      await step("nor does the port notice it", async () => {
        for (const definition of [suppressedList, ...asked.slice(0, 5)]) await processes.agree(definition)
      })
      await cluster.lose(1, 0)
      await step("a lost shard is an error, whatever is asked", async () => {
        for (const definition of [everything, ...asked.filter(({ areas }) => areas.length > 0)]) {
          const expected = evaluate(dense.universe, definition, dense.suppressed)
          if (Result.isSuccess(expected)) await isRefused(countAreasInSql(sql, questionOf(sides, definition)))
        }
      })
      await step("the port tells that it cannot count", () => processes.isUnavailable(everything))
      await step("a universe with a lost shard cannot be opened", () =>
        isRefused(openClickHouse(shards, manifest, dense.columns, areas)),
      )
      await cluster.bringBack(1, 1)
      await step("a shard that is back is counted again", countAll)
      await step("also by the process, which went on", () => processes.agree(everything))
      await step("a universe that misses rows cannot be opened", async () => {
        const left = shards[0]?.[1]
        if (left === undefined) throw new RangeError("there is no such server")
        await new ClickHouseServer(left).ask({
          sql: `DROP TABLE ${tableNames(databaseName(manifest), shards).own}`,
        })
        await isRefused(openClickHouse(shards, manifest, dense.columns, areas))
      })
    } finally {
      for (const stop of stopping) await stop()
      await cluster.stop()
    }
  })
})

await Effect.runPromise(Effect.scoped(programme.pipe(Effect.provide(DenseUniverse.layer))))
keepResult({
  check: "clickhouse",
  part: "cluster",
  failed: failed > 0,
  summary: `${passed} steps passed, ${failed} failed; ${definitions} definitions, seed ${seed}`,
})
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
