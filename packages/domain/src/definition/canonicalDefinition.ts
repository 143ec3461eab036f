import { Schema, SchemaTransformation } from "effect"
import type { Area } from "./Area.ts"
import type { AudienceUnit, Criterion } from "./Audience.ts"
import { canonicalCriteria } from "./canonicalCriteria.ts"
import { areaKey } from "./areaKey.ts"
import { canonicalArea } from "./canonicalArea.ts"
import { ListDefinition, type SuppressionChoice, type Suppressions } from "./ListDefinition.ts"
import { sortedTexts } from "./sortedTexts.ts"

/** The first of areas that are chosen, or excluded, several times. */
const distinctAreas = (areas: ReadonlyArray<Area>): ReadonlyArray<Area> => {
  const seen = new Set<string>()
  return areas.filter((area) => {
    const key = `${areaKey(area)} ${area.excluded}`
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}

const canonicalChoice = (choice: SuppressionChoice): SuppressionChoice => {
  switch (choice.mode) {
    case "off":
      return { mode: choice.mode }
    case "date":
      return { mode: choice.mode, start: choice.start, end: choice.end }
    case "item": {
      const [first = choice.items[0], ...others] = sortedTexts(choice.items)
      return { mode: choice.mode, items: [first, ...others] }
    }
  }
}

const canonicalSuppressions = ({ files, orders, savedCounts }: Suppressions): Suppressions => ({
  orders: canonicalChoice(orders),
  savedCounts: canonicalChoice(savedCounts),
  files: canonicalChoice(files),
})

/** A private member does not survive a spread, so that a copy with other areas or criteria is no canonical definition. */
declare class Canonical {
  private readonly canonical: true
}

/**
 * A definition in its one form: only `canonicalDefinition`, `changeCanonical` and the schema of this name make one, each
 * where a definition comes in. Counts, prices, orders and hashes take nothing else.
 */
export type CanonicalDefinition = ListDefinition & Canonical

const branded = (definition: ListDefinition): CanonicalDefinition => definition as CanonicalDefinition

/**
 * One way to write a definition down: areas keep their order (it decides which area a record belongs to, and excluded
 * ones stay where their buyer put them) and lose repetitions, cities are written in one way, criteria are sorted by column and joined where they are
 * alternatives, values are sorted and distinct, keys are in the order of the schema. Selects the same; idempotent.
 */
export const canonicalDefinition = (definition: ListDefinition): CanonicalDefinition =>
  branded({
    version: 1,
    listType: definition.listType,
    areas: distinctAreas(definition.areas.map((area) => canonicalArea(area))),
    audience: {
      unit: definition.audience.unit,
      criteria: canonicalCriteria(definition.audience.criteria),
    },
    phoneOption: definition.phoneOption,
    emailOption: definition.emailOption,
    suppressions: canonicalSuppressions(definition.suppressions),
    occupant:
      definition.occupant === null
        ? null
        : {
            targets: sortedTexts(definition.occupant.targets),
            routes: sortedTexts(definition.occupant.routes),
            contactNames: definition.occupant.contactNames,
          },
  })

/** Reads a definition of whatever form; what is wrong with it is said as by `ListDefinition`. */
export const CanonicalDefinition = ListDefinition.pipe(
  Schema.decodeTo(
    Schema.declare(
      (given): given is CanonicalDefinition =>
        typeof given === "object" && given !== null && "areas" in given,
    ),
    SchemaTransformation.transform({
      decode: canonicalDefinition,
      encode: (definition): ListDefinition => definition,
    }),
  ),
)

/** The definition that a new draft of a source starts with. */
export const emptyDefinition = (listType: number): CanonicalDefinition => {
  const off = { mode: "off" } as const
  return canonicalDefinition({
    version: 1,
    listType,
    areas: [],
    audience: { unit: "individuals", criteria: [] },
    phoneOption: null,
    emailOption: null,
    suppressions: { orders: off, savedCounts: off, files: off },
    occupant: null,
  })
}

/** A change to a canonical definition: new values, and the areas and criteria to keep. */
export interface CanonicalChange extends Partial<
  Pick<ListDefinition, "phoneOption" | "emailOption" | "suppressions">
> {
  readonly unit?: AudienceUnit
  readonly keepsArea?: (area: Area) => boolean
  readonly keepsCriterion?: (criterion: Criterion) => boolean
}

/** Another canonical definition, without writing its areas and criteria again: there may be thousands. */
export const changeCanonical = (
  definition: CanonicalDefinition,
  { keepsArea, keepsCriterion, suppressions, unit, ...options }: CanonicalChange,
): CanonicalDefinition => {
  const { areas, audience } = definition
  return branded({
    ...definition,
    ...options,
    areas: keepsArea === undefined ? areas : areas.filter(keepsArea),
    audience: {
      unit: unit ?? audience.unit,
      criteria: keepsCriterion === undefined ? audience.criteria : audience.criteria.filter(keepsCriterion),
    },
    suppressions: suppressions === undefined ? definition.suppressions : canonicalSuppressions(suppressions),
  })
}
