import type { SelectionRefusal, WaterfallStep } from "@listwright/domain/counting"
import { Result } from "effect"
import type { SqlSelection } from "../select/Selection.ts"
import { fulfillingSql, selectedSql } from "../select/selectedSql.ts"
import { selectQuestion } from "../select/selectQuestion.ts"
import type { SqlQuestion } from "../SqlQuestion.ts"
import type { SqlSession } from "../SqlSession.ts"
import type { SqlUniverse } from "../SqlUniverse.ts"

const one = async (session: SqlSession, sql: string): Promise<number> =>
  (await session.rows(sql))[0]?.[0] ?? 0

/**
 * Counts, for each condition, the rows that satisfy all earlier conditions but not this one; the last number counts the
 * rows that satisfy all.
 */
const firstFailures = async (
  session: SqlSession,
  people: string,
  { conditions, inFile }: SqlSelection,
): Promise<ReadonlyArray<number>> => {
  // Nested, because some servers misread a doubly negated condition from shard to shard.
  const failed = conditions.reduceRight(
    (passed, { sql }, at) => `CASE WHEN ${sql} THEN ${passed} ELSE ${at} END`,
    String(conditions.length),
  )
  const rows = await session.rows(
    `SELECT ${failed} AS FAILED, count(*) FROM ${people} WHERE ${inFile} GROUP BY FAILED`,
  )
  const counts = new Map(rows.map(([failed = 0, count = 0]) => [failed, count]))
  return Array.from({ length: conditions.length + 1 }, (_, at) => counts.get(at) ?? 0)
}

/** Counts the records that each step in the definition leaves and removes: see the domain's `waterfall`. */
export const waterfallInSql = (
  universe: SqlUniverse,
  question: SqlQuestion,
  signal?: AbortSignal,
): Promise<Result.Result<ReadonlyArray<WaterfallStep>, SelectionRefusal>> =>
  universe.withSession(async (session) => {
    const selected = await selectQuestion(universe, session, question)
    if (Result.isFailure(selected)) return Result.fail(selected.failure)
    const { areas, conditions, oneAHousehold } = selected.success
    const failures = await firstFailures(session, universe.people, selected.success)
    const steps: Array<WaterfallStep> = []
    let before = failures.reduce((a, b) => a + b, 0)
    const add = (step: WaterfallStep["step"], leaves: number): void => {
      steps.push({ step, leaves, removes: before - leaves })
      before = leaves
    }
    for (const [at, { step }] of conditions.entries()) add(step, before - (failures[at] ?? 0))
    if (oneAHousehold) {
      const where = fulfillingSql(selected.success)
      const households = `SELECT ZIP, HOUSEHOLD FROM ${universe.people} WHERE ${where} GROUP BY ZIP, HOUSEHOLD`
      add({ kind: "household" }, await one(session, `SELECT count(*) FROM (${households}) AS households`))
    }
    if (areas.some(({ kind }) => kind === "closest")) {
      const { from } = selectedSql(selected.success, universe, [])
      add({ kind: "nearest" }, await one(session, `SELECT count(*) FROM ${from}`))
    }
    return Result.succeed(steps)
  }, signal)
