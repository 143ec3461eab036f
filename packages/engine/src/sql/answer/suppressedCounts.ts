import { type SelectionRefusal, SUPPRESSION_SOURCES, type SuppressedCount } from "@listwright/domain/counting"
import { Result } from "effect"
import { isInSourceSql } from "../select/conditionSql.ts"
import { fulfillingSql } from "../select/selectedSql.ts"
import { selectQuestion } from "../select/selectQuestion.ts"
import type { SqlQuestion } from "../SqlQuestion.ts"
import type { SqlUniverse } from "../SqlUniverse.ts"

/**
 * Counts the people that each active source contains and removes from a selection, before the selection is limited to
 * one record per household and to the nearest records.
 */
export const countSuppressedInSql = (
  universe: SqlUniverse,
  question: SqlQuestion,
  signal?: AbortSignal,
): Promise<Result.Result<ReadonlyArray<SuppressedCount>, SelectionRefusal>> =>
  universe.withSession(async (session) => {
    const selected = await selectQuestion(universe, session, question)
    if (Result.isFailure(selected)) return Result.fail(selected.failure)
    const { conditions, inFile, suppressed } = selected.success
    const sources = SUPPRESSION_SOURCES.filter((source) =>
      conditions.some(({ step }) => step.kind === "suppression" && step.source === source),
    )
    if (sources.length === 0) return Result.succeed([])
    const others = conditions.filter(({ step }) => step.kind !== "suppression")
    // A bit for each source that names the row's person.
    const named = sources.map(
      (source, at) =>
        `CASE WHEN ${isInSourceSql(universe.dialect, suppressed, source)} THEN ${2 ** at} ELSE 0 END`,
    )
    const rows = await session.rows(
      `SELECT ${named.join(" + ")} AS NAMED, count(*) FROM ${universe.people}` +
        ` WHERE ${fulfillingSql({ inFile, conditions: others })} GROUP BY NAMED`,
    )
    const where = (holds: (bits: number) => boolean): number =>
      rows.reduce((sum, [bits = 0, count = 0]) => (holds(bits) ? sum + count : sum), 0)
    return Result.succeed(
      sources.map((source, at) => ({
        source,
        matched: where((bits) => (bits & (2 ** at)) !== 0),
        taken: where((bits) => (bits & (2 ** (at + 1) - 1)) === 2 ** at),
      })),
    )
  }, signal)
