import {
  separateLists,
  explainedLists,
  buildOverlap,
  type SelectionRefusal,
  waterfallLists,
} from "@listwright/domain/counting"
import { areaKey } from "@listwright/domain/definition"
import { Result } from "effect"
import { readMaskedSample } from "../lists/sample/readMaskedSample.ts"
import type { OpenedUniverse } from "../opened/openUniverse.ts"
import type { QuestionDefinition } from "../protocol/QuestionDefinition.ts"
import { LIST_QUESTIONS } from "../protocol/listQuestions.ts"
import { isMultiValued } from "../question/columnValues.ts"
import type { SelectionAnswer, CountEngine } from "../question/CountEngine.ts"
import type { EngineQuestion } from "../question/EngineQuestion.ts"
import { addListAttributes } from "../question/by-list/addListAttributes.ts"
import { findAreaAttributes } from "../question/by-list/findAreaAttributes.ts"
import { countSeparateAreas } from "../question/countSeparateAreas.ts"
import { questionColumns } from "../question/questionColumns.ts"
import { countRouteSaturation } from "../question/countRouteSaturation.ts"
import { suggestRestrictions } from "../question/suggestRestrictions.ts"
import { countShades } from "../question/countShades.ts"
import { suggestChanges } from "../question/suggestChanges.ts"
import { sumRecords } from "../question/sumRecords.ts"
import type { Yielder } from "../turns/Yielder.ts"
import { type AnswerPreparer, createAnswerPreparer } from "./AnswerPreparer.ts"

/** The answers to all questions about a definition; a missing answer doesn't compile. */
export type ListAnswers = { readonly [Name in keyof typeof LIST_QUESTIONS]: AnswerPreparer }

/** Answers a question about a definition. Refusals mention saved counts by their owner's names for them. */
const answeringList = <Payload extends { readonly question: EngineQuestion }, Reply>(
  asked: QuestionDefinition<Payload, Reply>,
  answer: (payload: Payload, yielder: Yielder) => Promise<Result.Result<Reply, SelectionRefusal>>,
): AnswerPreparer =>
  createAnswerPreparer(
    asked,
    answer,
    ({ question: { savedCounts } }) =>
      (named) =>
        savedCounts.find(({ id }) => id === named)?.name,
  )

/** Returns the answers for a universe, whichever counter it uses. */
export const createListAnswers = (
  universe: Pick<OpenedUniverse, "engine" | "instance" | "slices">,
): ListAnswers => {
  const { engine, slices } = universe

  const sums = async (
    question: EngineQuestion,
    yielder: Yielder,
  ): SelectionAnswer<{ readonly total: number; readonly withPhones: number }> =>
    Result.map(await engine.count(question, yielder), (areas) => ({
      total: sumRecords(areas),
      withPhones: areas.reduce((sum, { withPhones }) => sum + withPhones, 0),
    }))

  /** Counts the records in the parts: their sum, unless a record may have multiple values of a column. */
  const recordsOf = async (
    question: EngineQuestion,
    parts: Result.Result<ReadonlyArray<{ readonly records: number }>, SelectionRefusal>,
    columns: ReadonlyArray<string>,
    yielder: Yielder,
  ): SelectionAnswer<number> => {
    const isSum = slices.columns.every(
      (stored) => !isMultiValued(stored) || !columns.includes(stored.column.column),
    )
    return isSum
      ? Result.map(parts, sumRecords)
      : Result.map(await sums(question, yielder), ({ total }) => total)
  }

  const notOffered = (question: EngineQuestion, columns: ReadonlyArray<string>): SelectionRefusal | null => {
    const offered = questionColumns(slices.columns, question)
    const missing = columns.find((name) => !offered.some(({ column }) => column.column === name))
    return missing === undefined ? null : { _tag: "ColumnUnknown", column: missing }
  }

  return {
    count: answeringList(LIST_QUESTIONS.count, async ({ question }, yielder) => {
      const counted = await engine.countAll(question, yielder)
      if (Result.isFailure(counted)) return Result.fail(counted.failure)
      const { areas, suppressed, withoutPlace } = counted.success
      return Result.map(await findAreaAttributes(engine, question, areas, yielder), (selectedBy) => ({
        areas: areas.map(({ records, withPhones }) => [records, withPhones] as const),
        suppressed,
        withoutPlace,
        ...(selectedBy.some((parts) => parts.length > 0) ? { selectedBy } : {}),
      }))
    }),
    waterfall: answeringList(LIST_QUESTIONS.waterfall, async ({ question }, yielder) => {
      const steps = await engine.waterfall(question, yielder)
      const { definition, savedCounts } = question
      if (explainedLists(definition).length === 0) return Result.map(steps, (found) => ({ steps: found }))
      const apart = { ...question, definition: separateLists(definition) }
      const both = Result.all([steps, await engine.overlap(apart, yielder)])
      const nameOf = (savedCount: string) =>
        savedCounts.find(({ id }) => id === savedCount)?.name ?? savedCount
      return Result.map(both, ([found, counted]) => ({
        steps: found,
        lists: waterfallLists(definition, counted, nameOf),
      }))
    }),
    suggestions: answeringList(
      LIST_QUESTIONS.suggestions,
      async ({ asks: { wanted }, question }, yielder) => {
        const columns = questionColumns(slices.columns, question)
        const facts = { columns, zipCenters: slices.places.zipCenters }
        // Both ways start from what there is now.
        const now = engine.count(question, yielder)
        const counting: Pick<CountEngine, "breakdown" | "count"> = {
          breakdown: (asked, column, by) => engine.breakdown(asked, column, by),
          count: (asked, by) => (asked === question ? now : engine.count(asked, by)),
        }
        const suggestions = await suggestChanges(counting, facts, question, wanted, yielder)
        if (wanted === undefined) return Result.map(suggestions, (more) => ({ suggestions: more }))
        const both = Result.all([
          suggestions,
          await suggestRestrictions(counting, columns, question, wanted, yielder),
        ])
        return Result.map(both, ([more, restrictions]) => ({ suggestions: more, restrictions }))
      },
    ),
    details: answeringList(LIST_QUESTIONS.details, ({ asks, question }, yielder) =>
      engine.details(question, asks, yielder),
    ),
    saturation: answeringList(LIST_QUESTIONS.saturation, ({ asks, question }, yielder) =>
      countRouteSaturation(engine, question, asks, yielder),
    ),
    overlap: answeringList(LIST_QUESTIONS.overlap, async ({ question }, yielder) => {
      const { areas } = question.definition
      const keys = areas.filter(({ excluded }) => !excluded).map(areaKey)
      const counted = await engine.overlap(question, yielder)
      if (Result.isFailure(counted)) return Result.fail(counted.failure)
      const byList = await addListAttributes(engine, question, counted.success, yielder)
      return Result.map(byList, (regions) => buildOverlap(keys, regions))
    }),
    eachArea: answeringList(LIST_QUESTIONS.eachArea, async ({ question }, yielder) =>
      Result.map(await countSeparateAreas(engine, question, yielder), (areas) => ({ areas })),
    ),
    shades: answeringList(LIST_QUESTIONS.shades, async ({ asks, question }, yielder) =>
      Result.map(await countShades(engine, slices.places, question, asks, yielder), (shades) => ({ shades })),
    ),
    breakdown: answeringList(LIST_QUESTIONS.breakdown, async ({ asks: { column }, question }, yielder) => {
      const refused = notOffered(question, [column])
      if (refused !== null) return Result.fail(refused)
      const rows = await engine.breakdown(question, column, yielder)
      const both = Result.all([rows, await recordsOf(question, rows, [column], yielder)])
      return Result.map(both, ([found, total]) => ({ total, column, rows: found }))
    }),
    crossTab: answeringList(
      LIST_QUESTIONS.crossTab,
      async ({ asks: { columns, rows }, question }, yielder) => {
        const refused = notOffered(question, [rows, columns])
        if (refused !== null) return Result.fail(refused)
        const cells = await engine.crossTab(question, rows, columns, yielder)
        const both = Result.all([cells, await recordsOf(question, cells, [rows, columns], yielder)])
        return Result.map(both, ([found, total]) => ({ total, rows, columns, cells: found }))
      },
    ),
    areaTable: answeringList(LIST_QUESTIONS.areaTable, async ({ asks, question }, yielder) => {
      const refused = notOffered(
        question,
        asks.columns.map(({ column }) => column),
      )
      if (refused !== null) return Result.fail(refused)
      return Result.map(await engine.areaTable(question, asks, yielder), (table) => ({
        total: sumRecords(table.areas),
        ...table,
      }))
    }),
    fillRates: answeringList(LIST_QUESTIONS.fillRates, async ({ question }, yielder) => {
      const both = Result.all([await sums(question, yielder), await engine.fillRates(question, yielder)])
      const offered = new Set(questionColumns(slices.columns, question).map(({ column }) => column.column))
      return Result.map(both, ([known, fills]) => ({
        ...known,
        ...fills,
        columns: fills.columns.filter(({ column }) => offered.has(column)),
      }))
    }),
    sample: answeringList(LIST_QUESTIONS.sample, async ({ asks, question }, yielder) => {
      const refused = notOffered(question, asks.columns ?? [])
      return refused === null ? readMaskedSample(universe, question, asks, yielder) : Result.fail(refused)
    }),
  }
}
