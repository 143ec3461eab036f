import type { Audience, AudienceUnit, Criterion, Range } from "@listwright/domain"

const isNonEmpty = <A>(items: ReadonlyArray<A>): items is readonly [A, ...Array<A>] => items.length > 0

/** Puts a criterion where its column stood, at the end when the column is new; null takes the column away. */
const withCriterion = (audience: Audience, column: string, criterion: Criterion | null): Audience => {
  const isKnown = audience.criteria.some((held) => held.column === column)
  const criteria = isKnown
    ? audience.criteria.flatMap((held) => (held.column === column ? (criterion ?? []) : held))
    : [...audience.criteria, ...(criterion === null ? [] : [criterion])]
  return { ...audience, criteria }
}

export const criterionOf = (audience: Audience, column: string): Criterion | undefined =>
  audience.criteria.find((criterion) => criterion.column === column)

/** The coded values chosen for a column. */
export const chosenValues = (audience: Audience, column: string): ReadonlyArray<string> => {
  const criterion = criterionOf(audience, column)
  return criterion?.kind === "values" ? criterion.values : []
}

/** The ranges chosen for a column. */
export const chosenRanges = (audience: Audience, column: string): ReadonlyArray<Range> => {
  const criterion = criterionOf(audience, column)
  return criterion?.kind === "ranges" ? criterion.ranges : []
}

/** Chooses exactly these values of a column; none takes the column away. */
export const withValues = (audience: Audience, column: string, values: ReadonlyArray<string>): Audience =>
  withCriterion(audience, column, isNonEmpty(values) ? { kind: "values", column, values } : null)

/** Chooses exactly these ranges of a column; none takes the column away. */
export const withRanges = (audience: Audience, column: string, ranges: ReadonlyArray<Range>): Audience =>
  withCriterion(audience, column, isNonEmpty(ranges) ? { kind: "ranges", column, ranges } : null)

const isSame = (a: Range, b: Range): boolean => a.from === b.from && a.to === b.to

/** Adds a range as another alternative; a range that is already chosen is not repeated. */
export const addRange = (audience: Audience, column: string, range: Range): Audience => {
  const held = chosenRanges(audience, column)
  return held.some((other) => isSame(other, range)) ? audience : withRanges(audience, column, [...held, range])
}

export const removeRange = (audience: Audience, column: string, range: Range): Audience =>
  withRanges(audience, column, chosenRanges(audience, column).filter((held) => !isSame(held, range)))

export const withoutColumn = (audience: Audience, column: string): Audience => withCriterion(audience, column, null)

/** Criteria are kept when all households are chosen, they only stop to count. spec: decisions, Counting */
export const withUnit = (audience: Audience, unit: AudienceUnit): Audience => ({ ...audience, unit })
