import { assert, layer } from "@effect/vitest"
import {
  type ShadesRequest,
  countAreasSeparately,
  separateAreasRefusal,
  MAX_SEPARATE_AREAS,
  MAX_OVERLAP_AREAS,
  selectionRefusalText,
  shades,
  waterfallByList,
} from "@listwright/domain/counting"
import {
  type Area,
  canonicalDefinition,
  changeCanonicalDefinition,
  emptyDefinition,
} from "@listwright/domain/definition"
import { Zip, Zip4 } from "@listwright/domain/shared"
import { Effect, Result, Struct } from "effect"
import fc from "fast-check"
import { openUniverse } from "../../src/opened/openUniverse.ts"
import { createListAnswers } from "../../src/process/listAnswers.ts"
import { LIST_QUESTIONS } from "../../src/protocol/listQuestions.ts"
import { valueCount } from "../../src/question/columnValues.ts"
import { createCenterLookup } from "../../src/sql/createCenterLookup.ts"
import { SqlCountEngine } from "../../src/sql/SqlCountEngine.ts"
import { Yielder } from "../../src/turns/Yielder.ts"
import { DenseDuckDb } from "../sql/denseDuckDb.ts"
import { anyCombination, severalOf } from "./anyCombination.ts"
import { anyDenseDefinition } from "./anyDenseDefinition.ts"
import { DenseUniverse } from "./denseUniverse.ts"
import { comparable, EXPECTED } from "./everyQuestion.ts"

/** Other tests may want the processors too. */
const PATIENCE = 300_000

/** Saved counts that share some people and not others. */
const OVERLAPPING = ["aroundProvidence", "both", "inTwo", "phones", "rhodeIsland", "wilmington"]

/** Kinds of which a definition often has several, and those that share records. */
const ARE_MANY: ReadonlyArray<Area["kind"]> = [
  "zip",
  "scf",
  "city",
  "county",
  "metroArea",
  "congressionalDistrict",
  "state",
]

/** The limit of a column's values so that a table of two such columns is answered. */
const FEW_VALUES = 140

/** The universe, and the same opened for as long as the test. */
const openDense = Effect.gen(function* () {
  const dense = yield* DenseUniverse
  const open = yield* Effect.acquireRelease(openUniverse(dense.folder), ({ slices }) =>
    Effect.promise(() => slices.close()),
  )
  return { dense, open }
})

layer(DenseDuckDb.layer, { timeout: "300 seconds", excludeTestServices: true })("Each question", (it) => {
  for (const name of Struct.keys(LIST_QUESTIONS))
    it.effect(
      `${name}: is answered by bit slices and by SQL as the evaluator answers it`,
      () =>
        Effect.gen(function* () {
          const { dense, open } = yield* openDense
          const sql = new SqlCountEngine(
            yield* DenseDuckDb,
            createCenterLookup(dense.slices),
            open.manifest.snapshot,
          )
          const bySlices = createListAnswers(open)[name]
          const bySql = createListAnswers({ ...open, engine: sql })[name]
          const column = fc.constantFrom(...dense.columns.filter((one) => valueCount(one) <= FEW_VALUES))
          const drawn = fc.record({
            definition: anyDenseDefinition(dense),
            down: column,
            across: column,
            wanted: fc.option(fc.integer({ min: 1, max: 3_000 }), { nil: undefined }),
          })
          let answered = 0
          const property = fc.asyncProperty(drawn, async (any) => {
            // A list with more areas has too many regions to report.
            const few = any.definition.areas.filter(({ excluded }) => !excluded).slice(0, MAX_OVERLAP_AREAS)
            const asked = (area: Area): boolean => area.excluded || few.includes(area)
            const about =
              name === "overlap"
                ? { ...any, definition: changeCanonicalDefinition(any.definition, { keepsArea: asked }) }
                : any
            const expected = EXPECTED[name]({
              ...about,
              universe: dense.universe,
              suppressed: dense.suppressed,
            })
            const payload = { question: dense.question(about.definition), asks: expected.asks }
            for (const answering of [bySlices, bySql]) {
              const reply = await answering(payload, open.manifest).answer(new Yielder())
              assert.deepStrictEqual(
                Result.map(reply, (given) => comparable(name, given)),
                Result.mapBoth(expected.answer, {
                  onSuccess: (given) => comparable(name, given),
                  onFailure: selectionRefusalText,
                }),
              )
              if (Result.isSuccess(reply)) answered++
            }
          })
          yield* Effect.promise(() =>
            Promise.resolve(fc.assert(property, { numRuns: 15, endOnFailure: true })),
          )
          assert.isAbove(answered, 10, "most are answered")
        }),
      PATIENCE,
    )

  it.effect(
    "waterfall: says what each saved list brings, as looking at every record says it",
    () =>
      Effect.gen(function* () {
        const { dense, open } = yield* openDense
        const sql = new SqlCountEngine(
          yield* DenseDuckDb,
          createCenterLookup(dense.slices),
          open.manifest.snapshot,
        )
        const answers = [open.engine, sql].map((engine) => createListAnswers({ ...open, engine }).waterfall)
        const combination = anyCombination(severalOf(OVERLAPPING), fc.boolean())
        const drawn = fc.record({
          definition: anyDenseDefinition(dense),
          first: combination,
          others: fc.array(combination, { maxLength: 2 }),
          isBare: fc.constantFrom(true, true, true, false),
        })
        let alone = 0
        const property = fc.asyncProperty(drawn, async ({ definition: any, first, isBare, others }) => {
          const areas = [{ ...first, excluded: false }, ...others]
          const definition = canonicalDefinition({ ...(isBare ? emptyDefinition(10) : any), areas })
          const { universe, suppressed } = dense
          const [down, across] = [dense.columns[0], dense.columns[1]]
          if (down === undefined || across === undefined) throw new Error("two columns")
          const about = { universe, suppressed, definition, down, across, wanted: undefined }
          const { answer: expected, asks } = EXPECTED.waterfall(about)
          for (const answering of answers) {
            const reply = await answering(
              { question: dense.question(definition), asks },
              open.manifest,
            ).answer(new Yielder())
            assert.deepStrictEqual(
              Result.map(reply, (given) => comparable("waterfall", given)),
              Result.mapError(expected, selectionRefusalText),
            )
          }
          const lists = Result.getOrElse(waterfallByList(universe, definition, suppressed), () => [])
          if (lists.some(({ only, records }) => only > 0 && only < records)) alone++
        })
        yield* Effect.promise(() => Promise.resolve(fc.assert(property, { numRuns: 20, endOnFailure: true })))
        assert.isAbove(alone, 2, "lists have some people to themselves and share others")
      }),
    PATIENCE,
  )

  it.effect(
    "eachArea: counts many areas of a kind together as it counts each alone",
    () =>
      Effect.gen(function* () {
        const { dense, open } = yield* openDense
        const { universe, suppressed } = dense
        const drawnFrom = anyDenseDefinition(dense)
        let shared = 0
        const property = fc.asyncProperty(
          drawnFrom,
          fc.array(drawnFrom, { minLength: 6, maxLength: 12 }),
          fc.constantFrom("individuals", "allHouseholds"),
          async (any, others, unit) => {
            const known = others.flatMap(({ areas }) => areas).filter(({ kind }) => ARE_MANY.includes(kind))
            const definition = canonicalDefinition({
              ...any,
              areas: [...any.areas.filter(({ excluded }) => excluded), ...known].slice(0, MAX_SEPARATE_AREAS),
              audience: { ...any.audience, unit },
            })
            const expected = countAreasSeparately(universe, definition, suppressed)
            const reply = await createListAnswers(open)
              .eachArea({ question: dense.question(definition), asks: {} }, open.manifest)
              .answer(new Yielder())
            assert.deepStrictEqual(
              Result.map(reply, (given) => comparable("eachArea", given)),
              Result.mapBoth(expected, {
                onSuccess: (areas) => comparable("eachArea", { areas }),
                onFailure: selectionRefusalText,
              }),
            )
            const [kinds, areas] = [new Set(known.map(({ kind }) => kind)).size, known.length]
            if (Result.isSuccess(reply) && areas > kinds) shared++
          },
        )
        yield* Effect.promise(() => Promise.resolve(fc.assert(property, { numRuns: 25, endOnFailure: true })))
        assert.isAbove(shared, 5, "areas of a kind were counted together")
      }),
    PATIENCE,
  )

  it.effect(
    "shades: say exactly what an outline adds, also to lists that cut households and to the nearest records",
    () =>
      Effect.gen(function* () {
        const { dense, open } = yield* openDense
        const sql = new SqlCountEngine(
          yield* DenseDuckDb,
          createCenterLookup(dense.slices),
          open.manifest.snapshot,
        )
        const engines = [open.engine, sql].map((engine) => createListAnswers({ ...open, engine }).shades)
        let [some, part] = [0, 0]
        const property = fc.asyncProperty(
          anyDenseDefinition(dense),
          fc.constantFrom("individuals", "allHouseholds"),
          fc.constantFrom("state", "county", "zip"),
          fc.constantFrom(true, true, true, false),
          fc.array(fc.constantFrom(...dense.universe.records), { minLength: 2, maxLength: 6 }),
          async (any, unit, level, isBare, living) => {
            // Whole ZIP Codes, and parts of some that take one person of a household and not another.
            const more = living.flatMap(({ plus4, zip }, at): ReadonlyArray<Area> => {
              if (zip === null) return []
              return at % 2 === 0 || plus4 === null
                ? [{ kind: "zip", zip: Zip.make(zip), excluded: false }]
                : [{ kind: "zip4", zip4: Zip4.make(`${zip}${plus4}`), excluded: false }]
            })
            const definition = canonicalDefinition({
              ...(isBare ? emptyDefinition(any.listType) : any),
              areas: [...any.areas, ...more],
              audience: { ...(isBare ? emptyDefinition(any.listType).audience : any.audience), unit },
            })
            const { suppressed, universe } = dense
            const codes = [...new Set(living.flatMap((record) => record[level] ?? []))]
            const asks: ShadesRequest = { level, codes }
            const answer = shades(universe, definition, suppressed, asks)
            for (const answering of engines) {
              const reply = await answering(
                { question: dense.question(definition), asks },
                open.manifest,
              ).answer(new Yielder())
              assert.deepStrictEqual(
                Result.map(reply, (given) => comparable("shades", given)),
                Result.mapBoth(answer, {
                  onSuccess: (own) => comparable("shades", { shades: own }),
                  onFailure: selectionRefusalText,
                }),
              )
            }
            const own = Result.getOrElse(answer, () => [])
            if (own.some(({ records }) => records > 0)) some++
            if (own.some(({ adds, records }) => adds > 0 && adds < records)) part++
          },
        )
        yield* Effect.promise(() => Promise.resolve(fc.assert(property, { numRuns: 40, endOnFailure: true })))
        assert.isAbove(some, 15, "people live in the outlines")
        assert.isAbove(part, 3, "lists have some of them already")
      }),
    PATIENCE,
  )

  it.effect("eachArea: refuses what the first area is refused for, in whatever order they are counted", () =>
    Effect.gen(function* () {
      const { dense, open } = yield* openDense
      const definition = canonicalDefinition({
        ...emptyDefinition(10),
        areas: [
          { kind: "county", county: "44007", excluded: false },
          { kind: "scf", scf: "000", excluded: false },
          { kind: "county", county: "99999", excluded: false },
        ],
      })
      const reply = yield* Effect.promise(() =>
        createListAnswers(open)
          .eachArea({ question: dense.question(definition), asks: {} }, open.manifest)
          .answer(new Yielder()),
      )
      assert.deepStrictEqual(reply, Result.fail(selectionRefusalText({ _tag: "ScfUnknown", scf: "000" })))
    }),
  )

  it("eachArea: refuses more areas than it counts", () => {
    const areas = Array.from({ length: MAX_SEPARATE_AREAS + 1 }, (_, at): Area => ({
      kind: "scf",
      scf: String(at).padStart(3, "0"),
      excluded: false,
    }))
    const refused = { _tag: "TooManyEach", areas: 61, most: 60 } as const
    assert.deepStrictEqual(separateAreasRefusal({ areas }), refused)
    assert.isNull(separateAreasRefusal({ areas: areas.map((area) => ({ ...area, excluded: true })) }))
    assert.strictEqual(selectionRefusalText(refused), "at most 60 areas can be counted separately, not 61")
  })

  it.effect("areaTable: refuses a table that would be too large before it counts anything", () =>
    Effect.gen(function* () {
      const { dense, open } = yield* openDense
      const chosen = (count: number) =>
        canonicalDefinition({
          ...emptyDefinition(10),
          areas: Array.from({ length: count }, (_, at) => ({
            kind: "scf" as const,
            scf: String(at + 200).padStart(3, "0"),
            excluded: false,
          })),
        })
      const bands = Array.from({ length: 999 }, (_, at) => ({ from: `${18 + (at % 80)}`, to: "99" }))
      const ask = (areas: number, asks: object) =>
        Effect.promise(() =>
          createListAnswers(open)
            .areaTable({ question: dense.question(chosen(areas)), asks }, open.manifest)
            .answer(new Yielder()),
        )
      const columns = [{ column: "AGE", bands }]
      // These areas don't exist, which would have been refused first if any data had been looked at.
      assert.deepStrictEqual(
        yield* ask(501, { columns }),
        Result.fail(
          "the table would have 501,000 cells, but can have at most 500,000: choose fewer areas or fewer columns",
        ),
      )
      assert.notInclude(JSON.stringify(yield* ask(500, { columns })), "cells")
      assert.deepStrictEqual(
        yield* ask(2, { columns, areas: ["scf:199"] }),
        Result.fail("the list has no area scf:199"),
      )
      assert.deepStrictEqual(
        yield* ask(1, { columns: [{ column: "SHOES" }] }),
        Result.fail(selectionRefusalText({ _tag: "ColumnUnknown", column: "SHOES" })),
      )
    }),
  )

  it("carries its own name", () => {
    for (const [name, question] of Object.entries(LIST_QUESTIONS))
      assert.deepStrictEqual([question.name, question.asked.name], [name, name])
  })
})
