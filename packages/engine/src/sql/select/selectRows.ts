import type { SelectionRefusal } from "@listwright/domain/counting"
import {
  type Area,
  type SavedCountBasedArea,
  areaCombination,
  isSavedCountBasedArea,
} from "@listwright/domain/definition"
import { Result } from "effect"
import { rowConditions, conditionStep } from "../../question/rowConditions.ts"
import type { AreaSql } from "../areas/AreaSql.ts"
import { matchArea } from "../areas/matchArea.ts"
import { inAnyAreaSql } from "../areas/inAnyAreaSql.ts"
import { NO_AREA_ORDINAL, ordinalSql } from "../areas/ordinalSql.ts"
import { allConditionsSql } from "../joinBalanced.ts"
import { combinedSql } from "../areas/combinedSql.ts"
import type { SqlSession } from "../SqlSession.ts"
import type { SqlUniverse } from "../SqlUniverse.ts"
import { conditionSql } from "./conditionSql.ts"
import { nearestHouseholds, nearestIndividuals } from "./nearestSql.ts"
import { type SavedCountWriter, createSuppressedTables } from "./createSuppressedTables.ts"
import type { SqlCondition, SqlSelection } from "./Selection.ts"
import { matchLocations } from "./matchLocations.ts"
import type { SqlQuestion, SuppressedDefinition } from "../SqlQuestion.ts"

type Chosen = { readonly area: Area; readonly sql: AreaSql }

/** Returns how to match the rows of a saved count or of a combination of several. */
const matchSaved = async (
  area: SavedCountBasedArea,
  { dialect }: SqlUniverse,
  putSaved: SavedCountWriter,
): Promise<Result.Result<AreaSql, SelectionRefusal>> => {
  const { rule, savedCounts } = areaCombination(area)
  const isAmong: Array<string> = []
  for (const savedCount of savedCounts) {
    const table = await putSaved(savedCount)
    if (Result.isFailure(table)) return Result.fail(table.failure)
    isAmong.push(dialect.isIn(["PERSON_KEY"], table.success))
  }
  return Result.succeed({ kind: "condition", sql: combinedSql(rule, isAmong) })
}

/** The functions that create tables for the saved counts and location files that areas reference. */
interface StoreNamed {
  readonly putSaved: SavedCountWriter
  readonly putLocations: (
    area: Extract<Area, { readonly kind: "locations" }>,
    at: number,
  ) => ReturnType<typeof matchLocations>
}

const matchAreas = async (
  universe: SqlUniverse,
  areas: ReadonlyArray<Area>,
  { putLocations, putSaved }: StoreNamed,
): Promise<Result.Result<ReadonlyArray<Chosen>, SelectionRefusal>> => {
  const matched: Array<Chosen> = []
  for (const [at, area] of areas.entries()) {
    const sql = isSavedCountBasedArea(area)
      ? await matchSaved(area, universe, putSaved)
      : area.kind === "locations"
        ? await putLocations(area, at)
        : matchArea(area, universe)
    if (Result.isFailure(sql)) return Result.fail(sql.failure)
    matched.push({ area, sql: sql.success })
  }
  return Result.succeed(matched)
}

/**
 * Returns SQL for a row's area after the nearest rows have been assigned. With one record per household, no other
 * record in their households is assigned to a later area.
 */
const beside = (
  { dialect }: SqlUniverse,
  nearest: ReadonlyArray<{ readonly at: number; readonly table: string }>,
  oneAHousehold: boolean,
  fixed: string,
): string => {
  if (nearest.length === 0) return fixed
  const branches = nearest.flatMap(({ at, table }) => [
    `WHEN ${dialect.isIn(["PERSON_KEY"], table)} THEN ${at}`,
    ...(oneAHousehold ? [`WHEN ${dialect.isIn(["ZIP", "HOUSEHOLD"], table)} THEN ${NO_AREA_ORDINAL}`] : []),
  ])
  return `CASE ${branches.join(" ")} ELSE ${fixed} END`
}

/**
 * Assigns rows to areas; the names of the tables created begin with `prefix`. Refuses the same definitions as the
 * evaluator.
 */
export const selectDefinitionRows = async (
  universe: SqlUniverse,
  session: SqlSession,
  { definition, suppressed: named }: SuppressedDefinition,
  prefix: string,
  putSaved: SavedCountWriter,
  { inFile, locationRows }: Pick<SqlSelection, "inFile"> & Pick<SqlQuestion, "locationRows">,
): Promise<Result.Result<SqlSelection, SelectionRefusal>> => {
  const { dialect, people } = universe
  const matched = await matchAreas(universe, definition.areas, {
    putSaved,
    putLocations: (area, at) =>
      matchLocations(area, universe, session, `${prefix}_locations_${at}`, locationRows),
  })
  if (Result.isFailure(matched)) return Result.fail(matched.failure)
  const asked = rowConditions(definition, universe)
  if (Result.isFailure(asked)) return Result.fail(asked.failure)

  const tables = await createSuppressedTables(session, asked.success, named, prefix, putSaved)
  if (Result.isFailure(tables)) return Result.fail(tables.failure)
  const suppressed = tables.success
  const chosen = matched.success.filter(({ area }) => !area.excluded)
  const excluded = matched.success.filter(({ area }) => area.excluded)
  const sqlOf = (areas: ReadonlyArray<Chosen>): ReadonlyArray<AreaSql> => areas.map(({ sql }) => sql)
  const geography: SqlCondition = {
    step: { kind: "geography" },
    sql: `(${inAnyAreaSql(dialect, sqlOf(chosen))} AND NOT (${inAnyAreaSql(dialect, sqlOf(excluded))}))`,
  }
  const conditions = [
    geography,
    ...asked.success.map((condition): SqlCondition => ({
      step: conditionStep(condition),
      sql: conditionSql(condition, dialect, suppressed),
    })),
  ]
  const oneAHousehold = definition.audience.unit === "allHouseholds"
  const fixed = ordinalSql(dialect, sqlOf(chosen))
  const where = allConditionsSql([inFile, ...conditions.map(({ sql }) => sql)])
  const nearest: Array<{ readonly at: number; readonly table: string }> = []
  for (const [at, { area }] of chosen.entries()) {
    if (area.kind !== "closest") continue
    const table = `${prefix}_nearest_${at}`
    const candidates = { people, where, ordinal: beside(universe, nearest, oneAHousehold, fixed) }
    await session.keep(
      table,
      oneAHousehold
        ? nearestHouseholds(area, at, candidates, dialect)
        : nearestIndividuals(area, at, candidates),
    )
    nearest.push({ at, table })
  }
  return Result.succeed({
    areas: chosen.map(({ area }) => area),
    oneAHousehold,
    inFile,
    conditions,
    suppressed,
    ordinal: beside(universe, nearest, oneAHousehold, fixed),
    within: () =>
      chosen.map(({ sql }, at) => {
        const table = nearest.find((one) => one.at === at)?.table
        return table === undefined ? inAnyAreaSql(dialect, [sql]) : dialect.isIn(["PERSON_KEY"], table)
      }),
  })
}
