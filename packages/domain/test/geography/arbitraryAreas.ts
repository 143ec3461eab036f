import fc from "fast-check"
import type { Area } from "../../src/definition/Area.ts"
import { emptyDefinition } from "../../src/definition/canonicalDefinition.ts"
import type { ListDefinition } from "../../src/definition/ListDefinition.ts"
import { addAreas } from "../../src/geography/chooseAreas.ts"
import type { AreaChoiceRules } from "../../src/geography/AreaChoiceRules.ts"
import { geoTypes } from "../../src/definition/GeoType.ts"
import { Result } from "effect"
import { area } from "../definition/arbitraryArea.ts"

export const anyAreas: fc.Arbitrary<ReadonlyArray<Area>> = fc.array(area, { maxLength: 12 })

/** At least one area, all of the kind of the first. */
export const areasOfOneKind: fc.Arbitrary<ReadonlyArray<Area>> = fc
  .array(area, { minLength: 1, maxLength: 30 })
  .map((areas) => areas.filter(({ kind }) => kind === areas[0]?.kind))

/** A list of areas of any kind without duplicates. Source 110 takes one area at a time. */
export const anyList: fc.Arbitrary<ListDefinition> = fc
  .tuple(fc.constantFrom(10, 50, 100, 110), anyAreas)
  .map(([listType, areas]) => Result.getOrThrow(addAreas(emptyDefinition(listType), areas)))

export const anyGeoType = fc.constantFrom(...geoTypes.names)

export const anyChoosing: fc.Arbitrary<AreaChoiceRules> = fc.record({
  mixing: fc.constantFrom("oneKind" as const, "moreArea" as const),
  takesSeveralAddresses: fc.boolean(),
})
