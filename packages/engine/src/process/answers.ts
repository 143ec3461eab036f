import type { SelectionRefused } from "@listwright/domain/counting"
import { Result } from "effect"
import { codesFound } from "../bitslice/answer/codesFound.ts"
import type { Breath } from "../turns/Breath.ts"
import { Deliverer } from "../lists/Deliverer.ts"
import { Matcher } from "../matching/Matcher.ts"
import type { EngineQuestion } from "../question/EngineQuestion.ts"
import { QUESTIONS, type QuestionName } from "../protocol/questions.ts"
import { sampleOf } from "../lists/sample/sampleOf.ts"
import { totalOf } from "../question/totalOf.ts"
import { type Answering, answering } from "./Answering.ts"
import type { OpenUniverse } from "../opened/openUniverse.ts"

type Answer<A> = Promise<Result.Result<A, SelectionRefused>>

/** How each question of the table is answered: one that is missing here does not compile. */
export type Answers = { readonly [Name in QuestionName]: Answering }

/** The answers of one universe, with whatever that is counted. */
export const answersOf = (universe: OpenUniverse): Answers => {
  const { engine, slices } = universe
  const deliverer = new Deliverer(universe)
  const matcher = new Matcher(universe, () => deliverer.provePayload())

  const sums = async (
    question: EngineQuestion,
    breath: Breath,
  ): Answer<{ readonly total: number; readonly withPhones: number }> =>
    Result.map(await engine.count(question, breath), (areas) => ({
      total: totalOf(areas),
      withPhones: areas.reduce((sum, { withPhones }) => sum + withPhones, 0),
    }))

  /** The records that parts are of: their sum, unless a record may have several values of a column. */
  const recordsOf = async (
    question: EngineQuestion,
    parts: Result.Result<ReadonlyArray<{ readonly records: number }>, SelectionRefused>,
    columns: ReadonlyArray<string>,
    breath: Breath,
  ): Answer<number> => {
    const isSum = slices.columns.every(
      ({ column, encoding }) => encoding !== "flags" || !columns.includes(column.column),
    )
    return isSum ? Result.map(parts, totalOf) : Result.map(await sums(question, breath), ({ total }) => total)
  }

  return {
    count: answering(QUESTIONS.count, async ({ question }, breath) =>
      Result.map(await engine.countAll(question, breath), ({ areas, suppressed, withoutPlace }) => ({
        areas: areas.map(({ records, withPhones }) => [records, withPhones] as const),
        suppressed,
        withoutPlace,
      })),
    ),
    waterfall: answering(QUESTIONS.waterfall, async ({ question }, breath) =>
      Result.map(await engine.waterfall(question, breath), (steps) => ({ steps })),
    ),
    suggestions: answering(QUESTIONS.suggestions, async ({ question, wanted }, breath) => {
      const both = Result.all([
        await engine.suggestions(question, breath),
        wanted === null ? Result.succeed(null) : await engine.restrictions(question, wanted, breath),
      ])
      return Result.map(both, ([suggestions, restrictions]) => ({ suggestions, restrictions }))
    }),
    details: answering(QUESTIONS.details, async ({ question }, breath) =>
      Result.map(await engine.details(question, breath), (details) => ({ details })),
    ),
    breakdown: answering(QUESTIONS.breakdown, async ({ column, question }, breath) => {
      const rows = await engine.breakdown(question, column, breath)
      const both = Result.all([rows, await recordsOf(question, rows, [column], breath)])
      return Result.map(both, ([found, total]) => ({ total, rows: found }))
    }),
    crossTab: answering(QUESTIONS.crossTab, async ({ columns, question, rows }, breath) => {
      const cells = await engine.crossTab(question, rows, columns, breath)
      const both = Result.all([cells, await recordsOf(question, cells, [rows, columns], breath)])
      return Result.map(both, ([found, total]) => ({ total, cells: found }))
    }),
    fillRates: answering(QUESTIONS.fillRates, async ({ question }, breath) => {
      const both = Result.all([await sums(question, breath), await engine.fillRates(question, breath)])
      return Result.map(both, ([known, fills]) => ({ ...known, ...fills }))
    }),
    sample: answering(QUESTIONS.sample, ({ question }, breath) => sampleOf(universe, question, breath)),
    codes: answering(QUESTIONS.codes, ({ codes, of }) =>
      Promise.resolve(Result.succeed({ codes: codesFound(slices, of, codes) })),
    ),
    deliver: answering(QUESTIONS.deliver, async ({ order }, breath) =>
      Result.map(await deliverer.deliver(order, breath), (delivered) => ({ delivered })),
    ),
    match: answering(QUESTIONS.match, async ({ order }, breath) =>
      Result.succeed({ matched: await matcher.match(order, breath.signal) }),
    ),
    health: answering(QUESTIONS.health, () => Promise.resolve(Result.succeed({}))),
  }
}
