import { Effect, Result } from "effect"
import fc from "fast-check"
import { readAreaFacts } from "../../packages/engine/src/question/readAreaFacts.ts"
import { readManifest } from "../../packages/engine/src/format/readManifest.ts"
import { anyDenseDefinition } from "../../packages/engine/test/conformance/anyDenseDefinition.ts"
import { DenseUniverse } from "../../packages/engine/test/conformance/denseUniverse.ts"
import { agreeOnCounts, agreeOnReports, agreeOnSteps } from "../../packages/engine/test/sql/agreement.ts"
import { agreeOnFillRates } from "../../packages/engine/test/sql/agreeOnFillRates.ts"
import { keepResult } from "../proof/results.ts"
import { installChdb } from "./install.ts"
import { openChdb } from "./openChdb.ts"

/**
 * Holds the ClickHouse dialect against the evaluator on a ClickHouse in process: counts, waterfalls, suppressions,
 * breakdowns, two-dimensional counts and fill rates of many definitions. `node scripts/chdb/run.ts [definitions] [seed]`
 */
const [definitions = "200", seed = String(Date.now() % 1_000_000)] = process.argv.slice(2)

const conformance = Effect.gen(function* () {
  const dense = yield* DenseUniverse
  const manifest = yield* readManifest(dense.folder)
  if (manifest === null) return yield* Effect.die("there is no universe")
  const { areas, zips: facts } = yield* readAreaFacts(null)
  const source = { folder: dense.folder, manifest, columns: dense.columns, facts, areas }
  const chdb = yield* Effect.promise(() => openChdb(installChdb(), source))
  console.log(`ClickHouse ${chdb.version}, ${manifest.records} records, seed ${seed}`)
  const sides = { ...dense, sql: chdb.universe }
  const column = fc.constantFrom(...dense.columns)
  const seen = { passed: 0, records: 0, kinds: new Set<string>(), refusals: new Set<string>() }
  const any = anyDenseDefinition(dense)
  const property = fc.asyncProperty(any, column, column, async (definition, one, other) => {
    const expected = await agreeOnCounts(sides, definition)
    await agreeOnSteps(sides, definition)
    await agreeOnReports(sides, definition, one, other)
    await agreeOnFillRates(sides, definition)
    seen.passed++
    for (const { kind } of definition.areas) seen.kinds.add(kind)
    if (Result.isFailure(expected)) seen.refusals.add(expected.failure._tag)
    else seen.records += expected.success.details.total
  })
  const checked = yield* Effect.promise(() =>
    Promise.resolve(fc.check(property, { numRuns: Number(definitions), seed: Number(seed) })),
  )
  chdb.close()
  console.log(
    `${seen.records} records in areas of ${seen.kinds.size} kinds; refused: ${[...seen.refusals].join(", ")}`,
  )
  if (checked.failed) console.log(fc.defaultReportMessage(checked))
  const isThin = Number(definitions) >= 200 && (seen.kinds.size < 15 || seen.records < 10_000)
  if (isThin) console.log("the definitions asked for too little to prove anything")
  const failed = checked.failed || isThin
  const summary = `ClickHouse ${chdb.version}: ${seen.passed} of ${definitions} definitions agree, ${seen.records} records in areas of ${seen.kinds.size} kinds, seed ${seed}`
  keepResult({ check: "clickhouse", part: "chdb", failed, summary })
  console.log(`${seen.passed} passed, ${failed ? 1 : 0} failed`)
  process.exitCode = failed ? 1 : 0
})

await Effect.runPromise(Effect.scoped(conformance.pipe(Effect.provide(DenseUniverse.layer))))
