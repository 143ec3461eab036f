import { allowedEmailOption, allowedPhoneOption } from "@listwright/domain/audience"
import {
  type SelectionRefusal,
  type SelectionStep,
  suppressionSources,
  type SuppressionSource,
} from "@listwright/domain/counting"
import {
  type CanonicalDefinition,
  type ColumnCriterion,
  FLAG_VALUE,
  type FlagsCriterion,
  isColumnCriterion,
} from "@listwright/domain/definition"
import { Result } from "effect"
import type { StoredColumn } from "../format/columns/StoredColumn.ts"
import { type Condition, createCondition } from "./createCondition.ts"
import { emailCondition } from "./emailReach.ts"

/** A condition that rows must satisfy, independent of other rows. */
export type RowCondition =
  | { readonly kind: "criterion"; readonly condition: Condition }
  /** A condition satisfied by any of these flags. */
  | {
      readonly kind: "flags"
      readonly columns: FlagsCriterion["columns"]
      readonly any: ReadonlyArray<Condition>
    }
  | { readonly kind: "occupant"; readonly options: NonNullable<CanonicalDefinition["occupant"]> }
  | { readonly kind: "phone" }
  /** Email reachability; `condition` is null if the universe doesn't know which people can be reached. */
  | { readonly kind: "email"; readonly condition: Condition | null }
  | { readonly kind: "suppression"; readonly source: SuppressionSource }

export const conditionStep = (condition: RowCondition): SelectionStep => {
  switch (condition.kind) {
    case "criterion":
      return { kind: "criterion", column: condition.condition.stored.column.column }
    case "flags":
      return { kind: "flags", columns: condition.columns }
    case "occupant":
      return { kind: "occupant" }
    case "phone":
      return { kind: "phone" }
    case "email":
      return { kind: "email" }
    case "suppression":
      return { kind: "suppression", source: condition.source }
  }
}

type Conditions = Result.Result<ReadonlyArray<RowCondition>, SelectionRefusal>

/** The properties of a universe that criteria may use. */
export interface CriteriaFacts {
  readonly columns: ReadonlyArray<StoredColumn>
  /** The business type nodes; see `knownNodes`. */
  readonly nodes: ReadonlySet<string>
}

const columnCondition = (
  name: string,
  own: ReadonlyArray<ColumnCriterion>,
  { columns, nodes }: CriteriaFacts,
): Result.Result<Condition, SelectionRefusal> => {
  const stored = columns.find(({ column }) => column.column === name)
  return stored === undefined
    ? Result.fail({ _tag: "ColumnUnknown", column: name })
    : createCondition(stored, own, nodes)
}

const criteria = ({ audience }: CanonicalDefinition, facts: CriteriaFacts): Conditions =>
  Result.gen(function* () {
    const conditions: Array<RowCondition> = []
    if (audience.unit === "allHouseholds") return conditions
    for (const [name, own] of Map.groupBy(
      audience.criteria.filter(isColumnCriterion),
      ({ column }) => column,
    ))
      conditions.push({ kind: "criterion", condition: yield* columnCondition(name, own, facts) })
    for (const { columns } of audience.criteria.filter((one) => one.kind === "flags")) {
      const any: Array<Condition> = []
      for (const column of columns)
        any.push(yield* columnCondition(column, [{ kind: "values", column, values: [FLAG_VALUE] }], facts))
      conditions.push({ kind: "flags", columns, any })
    }
    return conditions
  })

const occupant = ({ occupant: options }: CanonicalDefinition): Conditions => {
  if (options === null) return Result.succeed([])
  if (options.targets.length === 0) return Result.fail({ _tag: "OccupantOptionMissing", option: "targets" })
  if (options.routes.length === 0) return Result.fail({ _tag: "OccupantOptionMissing", option: "routes" })
  return Result.succeed([{ kind: "occupant", options }])
}

/**
 * Returns all conditions that a canonical definition places on individual rows apart from their location, in waterfall
 * order.
 */
export const rowConditions = (definition: CanonicalDefinition, universe: CriteriaFacts): Conditions =>
  Result.gen(function* () {
    const { emailOption, listType, phoneOption } = definition
    const conditions: Array<RowCondition> = [
      ...(yield* criteria(definition, universe)),
      ...(yield* occupant(definition)),
    ]
    if (allowedPhoneOption(listType, phoneOption) === "onlyWithPhones") conditions.push({ kind: "phone" })
    if (allowedEmailOption(listType, emailOption) === "onlyEmail")
      conditions.push({ kind: "email", condition: emailCondition(universe.columns) })
    for (const source of suppressionSources(definition)) conditions.push({ kind: "suppression", source })
    return conditions
  })
