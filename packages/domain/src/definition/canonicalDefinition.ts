import { areaKey } from "./areaKey.ts"
import type { Criterion } from "./Audience.ts"
import type { ListDefinition, SuppressionChoice } from "./ListDefinition.ts"

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** A map keeps a key where it first came up, so the first of repeated items gives the place. */
const distinct = <A>(items: ReadonlyArray<A>, key: (item: A) => string): ReadonlyArray<A> => [
  ...new Map(items.map((item) => [key(item), item] as const)).values(),
]

const sorted = <A extends string>(items: ReadonlyArray<A>): ReadonlyArray<A> =>
  [...new Set(items)].sort(compare)

const canonicalChoice = (choice: SuppressionChoice): SuppressionChoice =>
  choice.mode === "item" ? { mode: "item", items: nonEmpty(sorted(choice.items)) } : choice

const nonEmpty = <A>(items: ReadonlyArray<A>): readonly [A, ...Array<A>] => items as readonly [A, ...Array<A>]

const canonicalCriterion = (criterion: Criterion): Criterion =>
  criterion.kind === "values"
    ? { kind: "values", column: criterion.column, values: nonEmpty(sorted(criterion.values)) }
    : {
        kind: "ranges",
        column: criterion.column,
        ranges: nonEmpty(
          distinct(
            criterion.ranges.map(({ from, to }) => ({ from, to })),
            (r) => `${r.from} ${r.to}`,
          ).toSorted((a, b) => compare(a.from, b.from) || compare(a.to, b.to)),
        ),
      }

/**
 * The same selection always has the same canonical form: areas keep their order (it decides which area a record belongs
 * to) and lose repetitions, criteria are sorted by column, values are sorted and distinct. Idempotent.
 */
export const canonicalDefinition = (definition: ListDefinition): ListDefinition => ({
  version: 1,
  listType: definition.listType,
  areas: distinct(definition.areas, (area) => `${areaKey(area)} ${area.excluded}`),
  audience: {
    unit: definition.audience.unit,
    criteria: definition.audience.criteria
      .map(canonicalCriterion)
      .toSorted((a, b) => compare(a.column, b.column)),
  },
  phoneOption: definition.phoneOption,
  emailOption: definition.emailOption,
  suppressions: {
    orders: canonicalChoice(definition.suppressions.orders),
    savedCounts: canonicalChoice(definition.suppressions.savedCounts),
    files: canonicalChoice(definition.suppressions.files),
  },
  occupant:
    definition.occupant === null
      ? null
      : {
          targets: sorted(definition.occupant.targets),
          routes: sorted(definition.occupant.routes),
          contactNames: definition.occupant.contactNames,
        },
})
