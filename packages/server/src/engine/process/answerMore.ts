import type { SelectionRefused } from "@listwright/domain"
import { Result } from "effect"
import { sampleOf } from "../sample/sampleOf.ts"
import { totalOf } from "../totalOf.ts"
import type { Question, Report } from "./messages.ts"
import type { OpenUniverse } from "./openUniverse.ts"

/** Questions that look further into a count. */
export type MoreQuestion = Extract<
  Question,
  { readonly kind: "suggestions" | "details" | "breakdown" | "crossTab" | "fillRates" | "sample" }
>

/** Their answers. */
export type MoreReport = Extract<
  Report,
  { readonly kind: "suggested" | "detailed" | "brokenDown" | "crossed" | "filled" | "sampled" }
>

/** Answers a question, and how many records it is about, from one universe. */
export const answerMore = async (
  universe: OpenUniverse,
  asked: MoreQuestion,
  signal: AbortSignal,
): Promise<Result.Result<MoreReport, SelectionRefused>> => {
  const { engine } = universe
  const { id, question } = asked
  const sums = async (): Promise<
    Result.Result<{ readonly total: number; readonly withPhones: number }, SelectionRefused>
  > =>
    Result.map(await engine.count(question, signal), (areas) => ({
      total: totalOf(areas),
      withPhones: areas.reduce((sum, { withPhones }) => sum + withPhones, 0),
    }))
  /** The records that parts are of: their sum, unless a record may have several values of a column. */
  const recordsOf = async (
    parts: Result.Result<ReadonlyArray<{ readonly records: number }>, SelectionRefused>,
    columns: ReadonlyArray<string>,
  ): Promise<Result.Result<number, SelectionRefused>> => {
    const { slices } = universe
    const isSum = slices.columns.every(
      ({ column, encoding }) => encoding !== "flags" || !columns.includes(column.column),
    )
    return isSum ? Result.map(parts, totalOf) : Result.map(await sums(), ({ total }) => total)
  }
  switch (asked.kind) {
    case "suggestions": {
      const { wanted } = asked
      const both = Result.all([
        await engine.suggestions(question, signal),
        wanted === null ? Result.succeed(null) : await engine.restrictions(question, wanted, signal),
      ])
      return Result.map(both, ([suggestions, restrictions]) => ({
        id,
        kind: "suggested",
        suggestions,
        restrictions,
      }))
    }
    case "details":
      return Result.map(await engine.details(question, signal), (details) => ({
        id,
        kind: "detailed",
        details,
      }))
    case "breakdown": {
      const rows = await engine.breakdown(question, asked.column, signal)
      const both = Result.all([rows, await recordsOf(rows, [asked.column])])
      return Result.map(both, ([found, total]) => ({ id, kind: "brokenDown", total, rows: found }))
    }
    case "crossTab": {
      const cells = await engine.crossTab(question, asked.rows, asked.columns, signal)
      const both = Result.all([cells, await recordsOf(cells, [asked.rows, asked.columns])])
      return Result.map(both, ([found, total]) => ({ id, kind: "crossed", total, cells: found }))
    }
    case "fillRates": {
      const both = Result.all([await sums(), await engine.fillRates(question, signal)])
      return Result.map(both, ([known, fills]) => ({ id, kind: "filled", ...known, ...fills }))
    }
    case "sample":
      return Result.map(await sampleOf(universe, question, signal), (sample) => ({
        id,
        kind: "sampled",
        ...sample,
      }))
  }
}
