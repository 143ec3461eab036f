import { appendFileSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { canonicalDefinition, emptyDefinition } from "@listwright/domain/definition"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Result } from "effect"
import { BitSliceEngine } from "../../../src/bitslice/BitSliceEngine.ts"
import { openSlices } from "../../../src/bitslice/Universe.ts"
import type { UniverseManifest } from "../../../src/format/UniverseManifest.ts"
import { buildDeltaUniverse } from "../../../src/import/buildDeltaUniverse.ts"
import type { RowsReport } from "../../../src/import/ImportReport.ts"
import { importUniverse } from "../../../src/import/importUniverse.ts"
import { readAreaFacts } from "../../../src/question/readAreaFacts.ts"
import { businessFile } from "./generated/businessFile.ts"
import { moverFile } from "./generated/moverFile.ts"
import { occupantFile } from "./generated/occupantFile.ts"
import type { ProviderFile } from "./generated/ProviderFile.ts"
import { RawCounts } from "./generated/rawCounts.ts"
import { writeProvider } from "./generated/writeProvider.ts"
import { temporaryFolder } from "./providerFiles.ts"

/** Rows of each file; `npm run imports` tries a million and keeps the figures in docs/loading-data.md. */
const RECORDS = Number(process.env["LISTWRIGHT_IMPORTS"] ?? 4_000)
const SEED = Number(process.env["LISTWRIGHT_SEED"] ?? 7)
/** A file for the figures of the run, a line for each universe. */
const FIGURES = process.env["LISTWRIGHT_IMPORTS_FIGURES"]
/** For a thousand rows, on a busy machine. */
const THOUSAND_MS = 3_000

/** The refused rows by their kind. */
const refusedKinds = ({ refusals }: RowsReport): Readonly<Record<string, number>> => {
  const found: Record<string, number> = {}
  for (const { kind, rows } of refusals) found[kind] = (found[kind] ?? 0) + rows
  return found
}

/** Counts every question in a universe. */
const countsIn = Effect.fn("countsIn")(function* (
  file: ProviderFile,
  folder: string,
  manifest: UniverseManifest,
) {
  const facts = yield* readAreaFacts(null)
  const slices = yield* Effect.acquireRelease(
    Effect.promise(() => openSlices(folder, manifest, { ...facts, workers: 1, slotBytes: 1e8 })),
    (opened) => Effect.promise(opened.close),
  )
  const engine = new BitSliceEngine(slices)
  return yield* Effect.forEach(
    Object.entries(file.questions),
    Effect.fnUntraced(function* ([name, { definition }]) {
      const areas = yield* Effect.promise(() =>
        engine.count({
          definition: canonicalDefinition({ ...emptyDefinition(file.listType), ...definition }),
          savedCounts: [],
          locationFiles: [],
          doNotSell: { files: [] },
          suppressing: { orders: [], savedCounts: [], files: [] },
        }),
      )
      return [name, Result.getOrThrow(areas).reduce((sum, { records }) => sum + records, 0)] as const
    }),
  )
})

const rawCounts = (raw: RawCounts, of: "before" | "after", { questions }: ProviderFile) =>
  Effect.promise(async () => {
    const found: Array<readonly [string, number]> = []
    for (const [name, question] of Object.entries(questions))
      found.push([name, await raw.count(of, question)])
    return found
  })

/** Seconds since now, by the clock and of all processors. */
const timer = () => {
  const [started, before] = [performance.now(), process.cpuUsage()]
  return () => {
    const { system, user } = process.cpuUsage(before)
    const tenths = (milliseconds: number): number => Math.round(milliseconds / 100) / 10
    return {
      seconds: tenths(performance.now() - started),
      processorSeconds: tenths((system + user) / 1_000),
    }
  }
}

const holds = Effect.fn("holds")(function* (name: string, file: ProviderFile) {
  const folder = yield* temporaryFolder
  const provided = yield* Effect.promise(() => writeProvider(file, folder, RECORDS, SEED))
  const { changes, mapping } = provided
  const raw = yield* Effect.acquireRelease(
    Effect.promise(() => RawCounts.open(file, provided)),
    (opened) => Effect.sync(() => opened.close()),
  )
  const importTime = timer()
  const first = { folder: `${folder}/1`, mapping, maxRefused: 5 }
  const { manifest, report } = yield* importUniverse(first)
  const imported = importTime()
  assert.strictEqual(report.rows, RECORDS)
  assert.deepStrictEqual(refusedKinds(report), Object.fromEntries(provided.broken))
  assert.isAtLeast(provided.broken.size, 12, "every kind of broken row is there")
  const before = yield* rawCounts(raw, "before", file)
  assert.deepStrictEqual(yield* countsIn(file, first.folder, manifest), before)
  for (const [question, records] of before) assert.isAbove(records, 0, question)

  const deltaTime = timer()
  const second = { folder: `${folder}/2`, mapping, changes, from: first.folder, maxRefused: 20 }
  const delta = yield* buildDeltaUniverse(second)
  const changed = deltaTime()
  assert.deepStrictEqual(refusedKinds(delta.report), Object.fromEntries(provided.brokenChanges))
  const after = yield* rawCounts(raw, "after", file)
  assert.deepStrictEqual(yield* countsIn(file, second.folder, delta.manifest), after)
  assert.notDeepEqual(after, before)

  const [mend = ""] = report.correctionFiles
  const broken = (yield* Effect.promise(() => readFile(mend, "latin1"))).trimEnd().split("\n")
  assert.strictEqual(broken.length, report.refused + 1, "a head and every refused row")
  if (FIGURES !== undefined)
    appendFileSync(
      FIGURES,
      `${JSON.stringify({
        universe: name,
        records: manifest.records,
        rows: report.rows,
        refused: report.refused,
        kinds: refusedKinds(report),
        imported,
        changes: delta.report.rows,
        changesRefused: delta.report.refused,
        changed,
        questions: before.length + after.length,
      })}\n`,
    )
})

describe("A provider's file with broken rows, and its changes", () => {
  const timeout = 20_000 + (RECORDS / 1_000) * THOUSAND_MS
  it.live("become businesses as plain SQL counts them", () => holds("business", businessFile), timeout)
  it.live("become movers as plain SQL counts them", () => holds("movers", moverFile), timeout)
  it.live("become addresses as plain SQL counts them", () => holds("occupant", occupantFile), timeout)
})
