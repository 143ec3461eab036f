import { type Audience, type Criterion, FLAG_VALUE, type FlagsCriterion } from "../../definition/Audience.ts"
import { canonicalCriteria } from "../../definition/canonicalCriteria.ts"

/**
 * The chosen flags and how they're combined. "mixed" is a combination that is neither any nor all, such as 'Boating or
 * Tennis' and 'Wine'.
 */
export interface ChosenFlags {
  /** The way that the flags are combined; null for fewer than two flags, where it makes no difference. */
  readonly match: FlagsCriterion["match"] | "mixed" | null
  readonly chosen: ReadonlyArray<string>
}

/** A group of flags, any one of which is enough; if there are several conditions, all of them must be met. */
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
    ? { kind: "values", column: first, values: [FLAG_VALUE] }
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

/** Returns a source's flags that an audience uses, without duplicates. */
export const chosenFlags = (audience: Audience, flags: ReadonlyArray<string>): ChosenFlags => {
  const conditions = conditionsOf(audience, flags)
  return { match: matchOf(conditions), chosen: [...new Set(conditions.flat())] }
}

/**
 * Adds a flag to the chosen ones, combined in the same way; `match` applies if fewer than two flags are chosen. If the
 * combination is mixed, the flag becomes an additional condition, so that the combination itself doesn't change.
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

/** Removes a flag from all conditions; the other flags are unchanged. */
export const deselectFlag = (audience: Audience, flags: ReadonlyArray<string>, flag: string): Audience =>
  withConditions(
    audience,
    flags,
    conditionsOf(audience, flags).map((condition) => condition.filter((other) => other !== flag)),
  )

/** Changes the chosen flags to match any or all of them. */
export const setFlagMatch = (
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
