import { Schema, SchemaTransformation } from "effect"
import type { Area } from "./Area.ts"
import type { AudienceUnit, Criterion } from "./Audience.ts"
import { canonicalCriteria } from "./canonicalCriteria.ts"
import { areaKey } from "./areaKey.ts"
import { canonicalArea } from "./canonicalArea.ts"
import { ListDefinition, type SuppressionChoice, type Suppressions } from "./ListDefinition.ts"
import { sortUniqueStrings } from "./sortUniqueStrings.ts"

/** Removes repeated areas, whether chosen or excluded, keeping the first. */
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
      const [first = choice.items[0], ...others] = sortUniqueStrings(choice.items)
      return { mode: choice.mode, items: [first, ...others] }
    }
  }
}

const canonicalSuppressions = ({ files, orders, savedCounts }: Suppressions): Suppressions => ({
  orders: canonicalChoice(orders),
  savedCounts: canonicalChoice(savedCounts),
  files: canonicalChoice(files),
})

/**
 * A brand that a spread doesn't copy: it's a private member, so a copy with other areas or criteria isn't a canonical
 * definition.
 */
declare class Canonical {
  private readonly canonical: true
}

/**
 * A definition in canonical form. Only `canonicalDefinition`, `changeCanonicalDefinition`, and the schema `CanonicalDefinition`
 * create one, wherever a definition enters the system. Counts, prices, orders, and hashes accept only canonical
 * definitions.
 */
export type CanonicalDefinition = ListDefinition & Canonical

const branded = (definition: ListDefinition): CanonicalDefinition => definition as CanonicalDefinition

/**
 * Converts a definition to canonical form. Areas keep their order (it determines which area a record belongs to, and
 * excluded areas stay where the buyer put them), but duplicates are removed; city names are normalized; criteria are
 * sorted by column and merged if they're alternatives; values are sorted and distinct; keys are in schema order. The
 * conversion is idempotent and doesn't change the selection.
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
            targets: sortUniqueStrings(definition.occupant.targets),
            routes: sortUniqueStrings(definition.occupant.routes),
            contactNames: definition.occupant.contactNames,
          },
  })

/** Decodes a definition in any form to canonical form, with the errors of `ListDefinition`. */
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

/** Returns the definition that a source's new drafts start with. */
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

/** Changes a canonical definition without normalizing its areas and criteria again, since there may be thousands. */
export const changeCanonicalDefinition = (
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
