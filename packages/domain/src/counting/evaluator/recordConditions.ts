import { Result } from "effect"
import { allowedEmailOption } from "../../audience/step/emailOptions.ts"
import type { Route, Target } from "../../audience/occupants/occupantOptions.ts"
import { allowedPhoneOption } from "../../audience/step/phoneOptions.ts"
import { FLAG_VALUE, type FlagsCriterion } from "../../definition/Audience.ts"
import { isColumnCriterion } from "../../definition/criterionColumns.ts"
import type { CanonicalDefinition } from "../../definition/canonicalDefinition.ts"
import { groupBy } from "../../shared/groupBy.ts"
import { suppressionSources } from "../questions/suppressionSources.ts"
import type { SelectionStep } from "../questions/Waterfall.ts"
import { criterionStep } from "../questions/selectionSteps.ts"
import { columnTest } from "./columnTest.ts"
import type { SelectionRefusal } from "./SelectionRefusal.ts"
import type { SuppressedKeys, Universe } from "./Universe.ts"
import type { DeliveryKind, Dwelling, RecordTest } from "./UniverseRecord.ts"

/** A condition that every record must meet, independently of all other records. */
export interface Condition {
  readonly step: SelectionStep
  readonly holds: RecordTest
}

type Conditions = Result.Result<ReadonlyArray<Condition>, SelectionRefusal>

const targetOf: Readonly<Record<Dwelling, Target>> = {
  home: "homes",
  apartment: "apartments",
  business: "businesses",
}

const routeOf: Readonly<Record<DeliveryKind, Route>> = {
  carrierRoute: "carrierRoutes",
  poBox: "poBoxes",
  ruralRoute: "ruralRoutes",
}

/** Builds the test for a record with at least one of these flags. */
const flagsTest = (
  flags: FlagsCriterion["columns"],
  { columns, gazetteer }: Universe,
): Result.Result<RecordTest, SelectionRefusal> =>
  Result.gen(function* () {
    const tests: Array<RecordTest> = []
    for (const name of flags) {
      const column = columns.find((known) => known.column === name)
      if (column === undefined) return yield* Result.fail({ _tag: "ColumnUnknown", column: name } as const)
      tests.push(
        yield* columnTest(column, [{ kind: "values", column: name, values: [FLAG_VALUE] }], gazetteer),
      )
    }
    return (record) => tests.some((holds) => holds(record))
  })

/** Returns one condition per column, then one for each choice of several flags; empty for all households. */
const criteriaConditions = ({ audience }: CanonicalDefinition, universe: Universe): Conditions =>
  Result.gen(function* () {
    const conditions: Array<Condition> = []
    if (audience.unit === "allHouseholds") return conditions
    const { columns, gazetteer } = universe
    for (const [name, criteria] of groupBy(
      audience.criteria.filter(isColumnCriterion),
      ({ column }) => column,
    )) {
      const column = columns.find((known) => known.column === name)
      if (column === undefined) return yield* Result.fail({ _tag: "ColumnUnknown", column: name } as const)
      const holds = yield* columnTest(column, criteria, gazetteer)
      conditions.push({ step: { kind: "criterion", column: name }, holds })
    }
    for (const criterion of audience.criteria)
      if (criterion.kind === "flags")
        conditions.push({
          step: criterionStep(criterion),
          holds: yield* flagsTest(criterion.columns, universe),
        })
    return conditions
  })

/** Returns the conditions of the selected targets and routes; contact names don't affect the count. */
const occupantConditions = ({ occupant }: CanonicalDefinition): Conditions => {
  if (occupant === null) return Result.succeed([])
  const { routes, targets } = occupant
  if (targets.length === 0) return Result.fail({ _tag: "OccupantOptionMissing", option: "targets" })
  if (routes.length === 0) return Result.fail({ _tag: "OccupantOptionMissing", option: "routes" })
  const holds: RecordTest = ({ delivery, dwelling }) =>
    targets.includes(targetOf[dwelling]) && routes.includes(routeOf[delivery])
  return Result.succeed([{ step: { kind: "occupant" }, holds }])
}

/**
 * Returns the conditions of the phone and email options. Only the 'only records with' options remove records, and only
 * if the source offers them.
 */
const reachConditions = ({
  emailOption,
  listType,
  phoneOption,
}: CanonicalDefinition): ReadonlyArray<Condition> => [
  ...(allowedPhoneOption(listType, phoneOption) === "onlyWithPhones"
    ? [{ step: { kind: "phone" }, holds: ({ phone }) => phone === "deliverable" } satisfies Condition]
    : []),
  ...(allowedEmailOption(listType, emailOption) === "onlyEmail"
    ? [{ step: { kind: "email" }, holds: ({ hasEmail }) => hasEmail } satisfies Condition]
    : []),
]

const suppressionConditions = (
  definition: CanonicalDefinition,
  suppressed: SuppressedKeys,
): ReadonlyArray<Condition> =>
  suppressionSources(definition).map((source) => ({
    step: { kind: "suppression", source },
    holds: ({ personKey }) => !suppressed[source].has(personKey),
  }))

/** Returns every condition that a canonical definition sets for single records, apart from their location. */
export const recordConditions = (
  definition: CanonicalDefinition,
  universe: Universe,
  suppressed: SuppressedKeys,
): Conditions =>
  Result.gen(function* () {
    return [
      ...(yield* criteriaConditions(definition, universe)),
      ...(yield* occupantConditions(definition)),
      ...reachConditions(definition),
      ...suppressionConditions(definition, suppressed),
    ]
  })
