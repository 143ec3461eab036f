import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { INDUSTRY_COLUMN } from "@listwright/domain/audience"
import {
  areaTable,
  breakdown,
  crossTab,
  evaluate,
  fillRates,
  restrictions,
  suggestions,
  waterfall,
} from "@listwright/domain/counting"
import {
  type Area,
  type CanonicalDefinition,
  canonicalDefinition,
  type Criterion,
  DefinitionHash,
  emptyDefinition,
} from "@listwright/domain/definition"
import { csvLine } from "@listwright/domain/shared"
import { readIndustries } from "@listwright/geography"
import { assert, layer } from "@effect/vitest"
import { Effect, Result } from "effect"
import fc from "fast-check"
import { vi } from "vitest"
import { DeliveryWriter } from "../../src/lists/DeliveryWriter.ts"
import { readMaskedSample } from "../../src/lists/sample/readMaskedSample.ts"
import { openUniverse } from "../../src/opened/openUniverse.ts"
import type { CountEngine } from "../../src/question/CountEngine.ts"
import { suggestRestrictions } from "../../src/question/suggestRestrictions.ts"
import { suggestChanges } from "../../src/question/suggestChanges.ts"
import { createCenterLookup } from "../../src/sql/createCenterLookup.ts"
import { SqlCountEngine } from "../../src/sql/SqlCountEngine.ts"
import { Yielder } from "../../src/turns/Yielder.ts"
import { criterion } from "../definitions.ts"
import { DenseDuckDb } from "../sql/denseDuckDb.ts"
import { temporaryFolder } from "../universe/smallUniverse.ts"
import { INDUSTRIES } from "./addIndustries.ts"
import { anyDenseDefinition } from "./anyDenseDefinition.ts"
import { DenseUniverse } from "./denseUniverse.ts"

/** The evaluator looks at every record for each definition: on a busy machine that takes its time. */
vi.setConfig({ testTimeout: 240_000 })

const ground = Effect.gen(function* () {
  const dense = yield* DenseUniverse
  const { snapshot } = dense.slices.manifest
  const duckDb = new SqlCountEngine(yield* DenseDuckDb, createCenterLookup(dense.slices), snapshot)
  const engines: ReadonlyArray<CountEngine> = [dense.engine, duckDb]
  const others = anyDenseDefinition(dense)
  return { dense, engines, others }
})

const NAMES = new Map(readIndustries().map(({ code, name }) => [code, name]))

/**
 * Returns the name of an industry in the classification, or of the nearest one above it if a provider extended the
 * code.
 */
const described = (code: string): string => {
  for (let digits = code.length; digits > 0; digits--) {
    const name = NAMES.get(code.slice(0, digits))
    if (name !== undefined) return name
  }
  return ""
}

const nation: Area = { kind: "nation", excluded: false }

/**
 * Draws definitions with industries among their criteria. Half of them cover the nation, so that they select people.
 */
const withIndustries = (others: fc.Arbitrary<CanonicalDefinition>): fc.Arbitrary<CanonicalDefinition> =>
  fc
    .tuple(others, fc.array(criterion(INDUSTRIES), { minLength: 1, maxLength: 2 }), fc.boolean())
    .map(([definition, own, everywhere]) => {
      const criteria = everywhere ? own : [...definition.audience.criteria.slice(0, 1), ...own]
      const audience = { unit: "individuals", criteria } as const
      return everywhere
        ? canonicalDefinition({ ...emptyDefinition(10), areas: [nation], audience })
        : canonicalDefinition({ ...definition, audience })
    })

const asked = (...criteria: ReadonlyArray<Criterion>): CanonicalDefinition =>
  canonicalDefinition({
    ...emptyDefinition(10),
    areas: [nation],
    audience: { unit: "individuals", criteria },
  })

const industries = (added: ReadonlyArray<string>, omitted: ReadonlyArray<string> = []): Criterion => ({
  kind: "industries",
  column: INDUSTRY_COLUMN,
  added,
  omitted,
})

const check = <Drawn>(property: fc.IAsyncProperty<Drawn>, numRuns: number) =>
  Effect.promise(() => Promise.resolve(fc.assert(property, { numRuns })))

layer(DenseDuckDb.layer, { timeout: "300 seconds", excludeTestServices: true })("Industries", (it) => {
  it.effect("are counted by bit slices and by DuckDB as by the evaluator, for 200 definitions", () =>
    Effect.gen(function* () {
      const { dense, engines, others } = yield* ground
      const seen = { records: 0, refused: 0, second: 0 }
      const property = fc.asyncProperty(withIndustries(others), async (definition) => {
        const expected = evaluate(dense.universe, definition, dense.suppressed)
        for (const engine of engines) {
          const counted = await engine.count(dense.question(definition))
          assert.deepStrictEqual(
            Result.map(counted, (areas) => areas.map(({ key, records }) => [key, records])),
            Result.map(expected, ({ details }) =>
              details.areas.map(({ available, key }) => [key, available]),
            ),
          )
        }
        if (Result.isFailure(expected)) {
          seen.refused++
          return
        }
        const records = expected.success.selected.flatMap((area) => area.records)
        seen.records += records.length
        seen.second += records.filter((record) => record.industries.length > 1).length
      })
      yield* check(property, 200)
      assert.isAbove(seen.records, 50_000, "the definitions select records")
      assert.isAbove(seen.second, 10_000, "of several industries")
      assert.isAbove(seen.refused, 5, "some nodes are not known")
    }),
  )

  it.effect("are a step of their own in the waterfall of both as in that of the evaluator", () =>
    Effect.gen(function* () {
      const { dense, engines, others } = yield* ground
      let steps = 0
      const property = fc.asyncProperty(withIndustries(others), async (definition) => {
        const expected = waterfall(dense.universe, definition, dense.suppressed)
        for (const engine of engines)
          assert.deepStrictEqual(await engine.waterfall(dense.question(definition)), expected)
        if (Result.isFailure(expected)) return
        for (const { removes, step } of expected.success)
          if (step.kind === "criterion" && step.column === INDUSTRY_COLUMN && removes > 0) steps++
      })
      yield* check(property, 30)
      assert.isAbove(steps, 10, "industries take records away")
    }),
  )

  it.effect("are broken down, crossed and known by both as by the evaluator, each industry of a record", () =>
    Effect.gen(function* () {
      const { dense, engines, others } = yield* ground
      const few = fc.constantFrom(
        ...dense.columns.filter(({ column }) =>
          ["AGE", "GENDER", "INTERESTS", "SIC"].includes(column.column),
        ),
      )
      let several = 0
      const property = fc.asyncProperty(
        withIndustries(others),
        few,
        async (definition, { column: across }) => {
          const expected = evaluate(dense.universe, definition, dense.suppressed)
          if (Result.isFailure(expected)) return
          const records = expected.success.selected.flatMap((area) => area.records)
          const { column } = INDUSTRIES
          const rows = breakdown(records, column)
          const question = dense.question(definition)
          for (const engine of engines) {
            assert.deepStrictEqual(Result.getOrThrow(await engine.breakdown(question, column.column)), rows)
            for (const [down, over] of [
              [column, across],
              [across, column],
            ] as const)
              assert.deepStrictEqual(
                Result.getOrThrow(await engine.crossTab(question, down.column, over.column)),
                crossTab(records, down, over),
              )
            assert.deepStrictEqual(
              Result.getOrThrow(await engine.fillRates(question)),
              fillRates(records, dense.universe.columns),
            )
          }
          if (rows.reduce((sum, { records: own }) => sum + own, 0) > records.length) several++
        },
      )
      yield* check(property, 15)
      assert.isAbove(several, 3, "records are in the rows of all their industries")
    }),
  )

  it.effect("are counted area by area by both as by the evaluator", () =>
    Effect.gen(function* () {
      const { dense, engines, others } = yield* ground
      const asked = { columns: [{ column: INDUSTRY_COLUMN }] }
      let several = 0
      const property = fc.asyncProperty(withIndustries(others), async (definition) => {
        const table = areaTable(dense.universe, definition, dense.suppressed, asked)
        const question = dense.question(definition)
        for (const engine of engines)
          assert.deepStrictEqual(
            await engine.areaTable(question, asked),
            Result.map(table, ({ areas, columns }) => ({ areas, columns })),
          )
        if (Result.isFailure(table)) return
        for (const { cells, records } of table.success.areas)
          if (cells.reduce((sum, own) => sum + own, 0) > records) several++
      })
      yield* check(property, 5)
      assert.isAbove(several, 0, "records are in the cells of all their industries")
    }),
  )

  it.effect("are counted one a household by both as by the evaluator", () =>
    Effect.gen(function* () {
      const { dense, engines } = yield* ground
      const households = canonicalDefinition({
        ...emptyDefinition(10),
        areas: [nation],
        audience: { unit: "allHouseholds", criteria: [] },
      })
      const expected = Result.getOrThrow(evaluate(dense.universe, households, dense.suppressed))
      const rows = breakdown(
        expected.selected.flatMap((area) => area.records),
        INDUSTRIES.column,
      )
      for (const engine of engines)
        assert.deepStrictEqual(
          yield* Effect.promise(() => engine.breakdown(dense.question(households), INDUSTRY_COLUMN)),
          Result.succeed(rows),
        )
    }),
  )

  it.effect("are delivered as codes with descriptions, and sampled with both, the primary one first", () =>
    Effect.gen(function* () {
      const { dense } = yield* ground
      const open = yield* Effect.acquireRelease(openUniverse(dense.folder), ({ slices }) =>
        Effect.promise(() => slices.close()),
      )
      const folder = join(yield* temporaryFolder, "order")
      const definition = asked(industries(["G"]))
      const question = dense.question(definition)
      const order = {
        question,
        quantities: [200],
        columns: ["AGE", INDUSTRY_COLUMN],
        withPhones: false,
        recordKey: "00".repeat(32),
        folder,
        definitionHash: DefinitionHash.make("0".repeat(64)),
        keys: ["nation"],
      }
      const chosen = yield* Effect.promise(() => open.engine.choose(question, order.quantities))
      const codesOf = (rows: Uint32Array) => [...rows].map((row) => dense.records[row]?.industries ?? [])
      const codes = codesOf(Result.getOrThrow(chosen).rows)
      assert.strictEqual(new Set(codes.map((own) => own.length)).size, 3)
      yield* Effect.promise(() => new DeliveryWriter(open).deliver(order, new Yielder()))
      const csv = yield* Effect.promise(() => readFile(join(folder, "list.csv"), "utf8"))
      const lines = csv.trimEnd().split("\r\n")
      assert.match(
        lines[0] ?? "",
        /,Age,SIC Code,SIC Description,SIC Code 2,SIC Description 2,SIC Code 3,SIC Description 3$/,
      )
      for (const [at, own] of codes.entries()) {
        const cells = [0, 1, 2].flatMap((place) => [own[place] ?? "", described(own[place] ?? "")])
        const line = lines[at + 1] ?? ""
        assert.isTrue(line.endsWith(`,${csvLine(cells).trimEnd()}`), `${line} of ${own.join()}`)
      }
      const ten = yield* Effect.promise(() => open.engine.choose(question, [10]))
      const sample = yield* Effect.promise(() => readMaskedSample(open, question, {}, new Yielder()))
      assert.deepStrictEqual(
        Result.getOrThrow(sample).records.map(({ values }) => values),
        codesOf(Result.getOrThrow(ten).rows).map((own) => [
          { column: INDUSTRY_COLUMN, text: own.map((code) => `${code} ${described(code)}`).join("; ") },
        ]),
      )
    }),
  )

  it.effect("are suggested to be left out, never to be widened or narrowed", () =>
    Effect.gen(function* () {
      const { dense, engines } = yield* ground
      const facts = { columns: dense.columns, zipCenters: dense.slices.places.zipCenters }
      const values: Criterion = { kind: "values", column: INDUSTRY_COLUMN, values: ["58"] }
      for (const criteria of [[industries(["58"], ["5813"])], [values]]) {
        const definition = asked(...criteria)
        const more = suggestions(dense.universe, definition, dense.suppressed, 3_000)
        const fewer = restrictions(dense.universe, definition, dense.suppressed, 300)
        const question = dense.question(definition)
        for (const engine of engines) {
          const yielder = new Yielder()
          assert.deepStrictEqual(
            yield* Effect.promise(() => suggestChanges(engine, facts, question, 3_000, yielder)),
            more,
          )
          assert.deepStrictEqual(
            yield* Effect.promise(() => suggestRestrictions(engine, dense.columns, question, 300, yielder)),
            fewer,
          )
        }
        assert.deepStrictEqual(
          Result.getOrThrow(more).map(({ relaxation }) => relaxation),
          [{ kind: "dropColumn", column: INDUSTRY_COLUMN }],
        )
        const narrowed = Result.getOrThrow(fewer).flatMap(({ restriction }) =>
          restriction.kind === "narrowColumn" ? [restriction.criterion.column] : [],
        )
        assert.isAbove(narrowed.length, 0)
        assert.notInclude(narrowed, INDUSTRY_COLUMN)
      }
    }),
  )
})
