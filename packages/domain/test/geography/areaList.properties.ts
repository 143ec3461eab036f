import assert from "node:assert/strict"
import fc from "fast-check"
import { Result } from "effect"
import type { Area } from "../../src/definition/Area.ts"
import type { Granularity } from "../../src/definition/AreaShape.ts"
import { areaKey, type AreaKind } from "../../src/definition/areaKey.ts"
import { emptyDefinition } from "../../src/definition/canonicalDefinition.ts"
import type { ListDefinition } from "../../src/definition/ListDefinition.ts"
import { addValidAreas } from "../../src/geography/AreasUpdate.ts"
import { excludeAreas } from "../../src/geography/excludeAreas.ts"
import {
  addAreas,
  hasGeography,
  removeAreas,
  canBeExcluded,
  setExcluded,
  acceptsExclusions,
} from "../../src/geography/chooseAreas.ts"
import { acceptsSingleArea } from "../../src/geography/AreaChoiceRules.ts"
import type { GeoType } from "../../src/definition/GeoType.ts"
import { inferGeoType } from "../../src/geography/step/inferGeoType.ts"
import { hasTargetGeography } from "../../src/geography/step/canLeaveGeography.ts"
import { geoTypeKinds } from "../../src/geography/step/geoTypeKinds.ts"
import { filterAreas } from "../../src/geography/removedAreas.ts"
import { addressKey, countRadiusAddresses } from "../../src/geography/radius/countRadiusAddresses.ts"
import { always, sentencesAbout } from "../property/Sentence.ts"
import { exampleOf } from "./areaExamples.ts"
import { anyAreas, anyChoosing, anyGeoType, anyList, areasOfOneKind } from "./arbitraryAreas.ts"

const empty = emptyDefinition(10)
const added = (areas: ReadonlyArray<Area>, to: ListDefinition = empty): ListDefinition =>
  Result.getOrThrow(addAreas(to, areas))
const equal = (actual: ListDefinition, expected: ListDefinition): boolean => {
  assert.deepEqual(actual, expected)
  return true
}
const keysOf = (areas: ReadonlyArray<Area>): ReadonlyArray<string> => areas.map(areaKey)
const kindsOf = (areas: ReadonlyArray<Area>): ReadonlySet<Area["kind"]> =>
  new Set(areas.map(({ kind }) => kind))

const anyGranularity = fc.constantFrom<Granularity>("standard", "carrierRoute", "zip")

/** Addresses, of which most are not excluded. */
const radii: fc.Arbitrary<ReadonlyArray<Area>> = fc.uniqueArray(
  fc
    .tuple(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 0, max: 3 }), anyGranularity)
    .map(([miles, n, granularity]): Area => ({ ...exampleOf.radius, miles, granularity, excluded: n === 0 })),
  { minLength: 1, maxLength: 4, selector: areaKey },
)
const radiusMethod = fc.constantFrom<GeoType>("zip", "radius", "multiRadiusAroundAddress", "multiRadius")

export const areaListSentences = sentencesAbout(
  "geography",
  always(
    "a list never holds an area twice",
    fc.property(anyAreas, anyAreas, (first, second) => {
      const keys = keysOf(added(second, added(first)).areas)
      return new Set(keys).size === keys.length
    }),
  ),
  always(
    "adding areas again changes nothing",
    fc.property(anyList, anyAreas, (list, areas) => {
      const once = added(areas, list)
      return equal(added(areas, once), once)
    }),
  ),
  always(
    "removing what was added gives back the rest in its order",
    fc.property(anyList, anyAreas, (list, areas) => {
      const gone = new Set(keysOf(areas))
      const rest = list.areas.filter((area) => !gone.has(areaKey(area)))
      return equal(removeAreas(added(areas, list), keysOf(areas)), { ...list, areas: rest })
    }),
  ),
  always(
    "excluding areas and taking that back marks none of them and moves none",
    fc.property(anyList, anyAreas, (list, areas) => {
      const keys = keysOf(areas)
      const back = setExcluded(setExcluded(list, keys, true), keys, false)
      return back.areas.every(
        (area, index) =>
          areaKey(area) === keysOf(list.areas)[index] &&
          area.excluded === (list.areas[index]?.excluded === true && !keys.includes(areaKey(area))),
      )
    }),
  ),
  always(
    "marking areas as excluded marks each that may be left out, or none where a list takes no exclusions",
    fc.property(anyList, (list) => {
      const marked = setExcluded(list, keysOf(list.areas), true)
      return acceptsExclusions(list.listType)
        ? marked.areas.every((area) => area.excluded || !canBeExcluded(area, list.listType))
        : equal(marked, list)
    }),
  ),
  always(
    "excluded areas never count as geography, whatever there is of them",
    fc.property(anyList, anyGeoType, (list, geoType) => {
      const chosen = { ...list, areas: list.areas.filter(({ excluded }) => !excluded) }
      const onlyExcluded = { ...list, areas: list.areas.map((area) => ({ ...area, excluded: true })) }
      assert.equal(hasGeography(list), hasGeography(chosen))
      assert.equal(hasTargetGeography(list, geoType), hasTargetGeography(chosen, geoType))
      return !hasGeography(onlyExcluded) && inferGeoType(onlyExcluded.areas, geoType) === geoType
    }),
  ),
  always(
    "what is kept of a list stays in order, and everything else is named with its position",
    fc.property(anyList, anyGeoType, (list, method) => {
      const belongs = ({ kind }: Area) => geoTypeKinds(method).includes(kind)
      const { definition, removed } = filterAreas(list, belongs)
      assert.deepEqual(definition.areas, list.areas.filter(belongs))
      return (
        removed.length + definition.areas.length === list.areas.length &&
        removed.every(({ area, index }) => list.areas[index] === area && !belongs(area))
      )
    }),
  ),
  always(
    "what is chosen where kinds do not mix leaves nothing chosen of another kind",
    fc.property(anyList, areasOfOneKind, fc.boolean(), (list, areas, takesSeveralAddresses) => {
      const { definition } = addValidAreas(list, areas, null, { mixing: "oneKind", takesSeveralAddresses })
      // Saved counts and their combinations are chosen on one page, and so are addresses and files of them.
      const pageOf = (kind: AreaKind) =>
        kind === "combination" ? "savedCount" : kind === "locations" ? "radius" : kind
      const chosen = definition.areas.filter(({ excluded }) => !excluded)
      return [...kindsOf(chosen)].every((kind) => pageOf(kind) === pageOf(areas[0]?.kind ?? kind))
    }),
  ),
  always(
    "excluding areas adds them as exclusions and moves nothing else, or changes nothing",
    fc.property(anyList, anyAreas, (list, areas) => {
      const keys = new Set(areas.map(addressKey))
      const { added, definition, removed } = excludeAreas(list, areas)
      // Once the areas of a list agree on their granularity, those that differed in nothing else are one.
      const others = (held: ListDefinition) =>
        new Set(held.areas.map(addressKey).filter((key) => !keys.has(key)))
      assert.deepEqual(removed, [])
      assert.deepEqual([...others(definition)], [...others(list)])
      assert.equal(added.length, acceptsExclusions(list.listType) ? keys.size : 0)
      return added.every(({ excluded }) => excluded)
    }),
  ),
  always(
    "choosing the same again changes nothing",
    fc.property(anyList, areasOfOneKind, anyChoosing, (list, areas, choosing) => {
      const { definition } = addValidAreas(list, areas, null, choosing)
      const again = addValidAreas(definition, areas, null, choosing)
      assert.deepEqual(again.removed, [])
      return equal(again.definition, definition)
    }),
  ),
  always(
    "what was there is still there, or told as removed",
    fc.property(anyList, areasOfOneKind, anyChoosing, (list, areas, choosing) => {
      const { definition, removed } = addValidAreas(list, areas, null, choosing)
      const kept = new Set([...definition.areas, ...removed].map(addressKey))
      return list.areas.every((area) => kept.has(addressKey(area)))
    }),
  ),
  always(
    "where one area is taken at a time, the last one is all that is chosen of its kind",
    fc.property(anyList, areasOfOneKind, anyChoosing, (list, areas, choosing) => {
      const last = areas.at(-1)
      fc.pre(last !== undefined && acceptsSingleArea(list.listType, last.kind, choosing))
      const { definition, added: chosen } = addValidAreas(list, areas, null, choosing)
      assert.equal(definition.areas.filter(({ kind }) => kind === last?.kind).length, 1)
      return chosen.length === 1 && last !== undefined && chosen.map(addressKey)[0] === addressKey(last)
    }),
  ),
  always(
    "a list of radii is single or multiple by the number of its addresses alone, and only a single one of ZIP Codes",
    fc.property(radii, anyAreas, radiusMethod, (addresses, others, method) => {
      const excluded = others
        .filter(({ kind }) => kind !== "radius" && kind !== "locations")
        .map((area): Area => ({ ...area, excluded: true }))
      fc.pre(addresses.some((address) => !address.excluded))
      const isOfZips = addresses.some((area) => area.kind === "radius" && area.granularity === "zip")
      const single = isOfZips ? "zipRadius" : "radius"
      const expected = addresses.length >= 2 ? "multiRadiusAroundAddress" : single
      return inferGeoType([...excluded, ...addresses], method) === expected
    }),
  ),
  always(
    "two or more radii have no granularity of their own",
    fc.property(anyList, areasOfOneKind, anyChoosing, (list, areas, choosing) => {
      const chosen = addValidAreas(list, areas, null, choosing).definition.areas
      const radii = chosen.filter((area) => area.kind === "radius")
      // Those of files count too.
      return countRadiusAddresses(chosen) < 2 || radii.every(({ granularity }) => granularity === "standard")
    }),
  ),
  always(
    "the geography type of a list holds all its chosen areas",
    fc.property(anyList, anyGeoType, ({ areas }, method) => {
      const geoType = inferGeoType(areas, method)
      const kinds = geoTypeKinds(geoType)
      const chosen = areas.filter(({ excluded }) => !excluded)
      // Kinds that never mix may still meet in an order that was loaded.
      return geoType === "multiGeo" || chosen.every(({ kind }) => kinds.includes(kind))
    }),
  ),
)
