import { type Audience, type Criterion, FLAG, type FlagsCriterion } from "../../definition/Audience.ts"
import { canonicalCriteria } from "../../definition/canonicalCriteria.ts"

/**
 * The chosen flags and the way they are combined. "mixed" is a combination that is neither any nor all, such as
 * 'Boating or Tennis' and 'Wine'.
 */
export interface ChosenFlags {
  /** null: with less than two flags there is no difference. */
  readonly match: FlagsCriterion["match"] | "mixed" | null
  readonly chosen: ReadonlyArray<string>
}

/** Flags of which any will do; several of these must all hold. */
type Condition = ReadonlyArray<string>

const conditionOf =
  (flags: ReadonlySet<string>) =>
  (criterion: Criterion): Condition => {
    if (criterion.kind === "flags") return criterion.columns.filter((column) => flags.has(column))
    return criterion.kind === "values" && flags.has(criterion.column) ? [criterion.column] : []
  }

const conditionsOf = (audience: Audience, flags: ReadonlyArray<string>): ReadonlyArray<Condition> =>
  canonicalCriteria(audience.criteria)
    .map(conditionOf(new Set(flags)))
    .filter((condition) => condition.length > 0)

const criterionOf = ([first = "", ...others]: Condition): Criterion =>
  others.length === 0
    ? { kind: "values", column: first, values: [FLAG] }
    : { kind: "flags", match: "any", columns: [first, ...others] }

const withConditions = (
  audience: Audience,
  flags: ReadonlyArray<string>,
  conditions: ReadonlyArray<Condition>,
): Audience => {
  const isOfThem = conditionOf(new Set(flags))
  return {
    ...audience,
    criteria: [
      ...audience.criteria.filter((criterion) => isOfThem(criterion).length === 0),
      ...conditions.filter((condition) => condition.length > 0).map(criterionOf),
    ],
  }
}

const matchOf = (conditions: ReadonlyArray<Condition>): ChosenFlags["match"] => {
  const [first = [], ...others] = conditions
  if (others.length === 0) return first.length > 1 ? "any" : null
  return conditions.every(({ length }) => length === 1) ? "all" : "mixed"
}

/** Returns the flags of a source that an audience asks for, each once. */
export const chosenFlags = (audience: Audience, flags: ReadonlyArray<string>): ChosenFlags => {
  const conditions = conditionsOf(audience, flags)
  return { match: matchOf(conditions), chosen: [...new Set(conditions.flat())] }
}

/**
 * Adds a flag to those that are chosen, in the way these go together; `match` says how two go together, before there are two.
 * Beside a mixture it must hold as well, so that nothing of it changes.
 */
export const chooseFlag = (
  audience: Audience,
  flags: ReadonlyArray<string>,
  flag: string,
  match: FlagsCriterion["match"],
): Audience => {
  const conditions = conditionsOf(audience, flags)
  const held = matchOf(conditions)
  if (conditions.some((condition) => condition.includes(flag))) return audience
  return withConditions(
    audience,
    flags,
    (held ?? match) === "any" ? [[...conditions.flat(), flag]] : [...conditions, [flag]],
  )
}

/** Takes a flag away, wherever it is asked for; the others stay as they are. */
export const unchooseFlag = (audience: Audience, flags: ReadonlyArray<string>, flag: string): Audience =>
  withConditions(
    audience,
    flags,
    conditionsOf(audience, flags).map((condition) => condition.filter((other) => other !== flag)),
  )

/** Asks for any, or for all, of the flags that are chosen. */
export const matchFlags = (
  audience: Audience,
  flags: ReadonlyArray<string>,
  match: FlagsCriterion["match"],
): Audience => {
  const { chosen } = chosenFlags(audience, flags)
  return withConditions(audience, flags, match === "any" ? [chosen] : chosen.map((flag) => [flag]))
}

/** Removes all criteria on these flags. */
export const clearFlags = (audience: Audience, flags: ReadonlyArray<string>): Audience =>
  withConditions(audience, flags, [])
