import { formatWholeNumber } from "../shared/formatWholeNumber.ts"
import { visibleAreaTabs } from "../catalog/areaTabs.ts"
import { sourceTraits } from "../catalog/listTypes.ts"
import type { Area } from "../definition/Area.ts"
import { areaKindNoun } from "../definition/areaKinds.ts"
import type { AreaKind } from "../definition/areaKey.ts"
import { isSavedCountKind } from "../definition/savedCountAreas.ts"
import { MAX_AREAS } from "../definition/ListDefinition.ts"
import { AREA_KINDS } from "../glossary/areaKinds.ts"
import { remainingAreas, type AreaChoiceRules, acceptsSingleArea } from "./AreaChoiceRules.ts"
import { isGranularityEnabled, countRadiusAddresses } from "./radius/countRadiusAddresses.ts"
import { ALL_AREAS_ENABLED, type AreaSwitches, sourceAreaKinds } from "./step/sourceAreaKinds.ts"

/** The refusal for a site that has disabled `combinesSavedLists`. The wording is ours. */
export const COMBINING_DISABLED_TEXT = "You can't combine saved lists on this site."

/** The reason why a source or the site doesn't accept a list with these areas. */
export type AreaCombinationRefusal =
  | { readonly _tag: "KindNotOffered"; readonly kind: AreaKind }
  | { readonly _tag: "KindSwitchedOff"; readonly kind: AreaKind }
  | { readonly _tag: "TakesOneArea"; readonly areas: number }
  | { readonly _tag: "TakesOneAddress"; readonly addresses: number }
  | {
      readonly _tag: "KindsApart"
      readonly kinds: readonly [AreaKind, AreaKind]
      readonly by: "source" | "site"
    }
  | { readonly _tag: "SeveralGranularRadii" }
  | { readonly _tag: "TooManyTogether"; readonly areas: number }

/** Returns the rules for choosing areas; kinds mix if the source has 'more area' on the site. */
const choosingOf = (listType: number, site: AreaSwitches): AreaChoiceRules => ({
  mixing: visibleAreaTabs(listType, site).includes("moreArea") ? "moreArea" : "oneKind",
  takesSeveralAddresses: site.takesSeveralAddresses,
})

/**
 * Finds two chosen kinds that can't be combined because adding one replaces the other, regardless of the number of
 * addresses. Exclusions don't count as geography: they can be combined with any kind.
 */
const kindsApart = (
  listType: number,
  areas: ReadonlyArray<Area>,
  site: AreaSwitches,
): readonly [AreaKind, AreaKind] | null => {
  const choosing = { ...choosingOf(listType, site), takesSeveralAddresses: true }
  const chosen = areas.filter(({ excluded }) => !excluded)
  for (const kind of new Set(chosen.map((area) => area.kind))) {
    const staying = new Set(remainingAreas({ listType, areas: chosen }, kind, choosing))
    const gone = chosen.find((area) => !staying.has(area))
    if (gone !== undefined) return [kind, gone.kind]
  }
  return null
}

/**
 * Returns the refusal for the first of these kinds that the source isn't sold by, in general or on this site; null if
 * it's sold by all of them.
 */
export const unofferedKindRefusal = (
  listType: number,
  kinds: ReadonlyArray<AreaKind>,
  site: AreaSwitches,
): AreaCombinationRefusal | null => {
  const offered = sourceAreaKinds(listType, site)
  const foreign = kinds.find((kind) => !offered.includes(kind))
  if (foreign === undefined) return null
  const isOfSource = sourceAreaKinds(listType, ALL_AREAS_ENABLED).includes(foreign)
  return { _tag: isOfSource ? "KindSwitchedOff" : "KindNotOffered", kind: foreign }
}

/**
 * Checks that areas chosen all at once can form one list of a source on a site; null if they can. When areas are chosen
 * one after another, `addValidAreas` replaces the earlier ones instead; here, nothing is dropped silently. A site refuses
 * anything that its screens don't offer [ob6-tab-flags]. spec: order-builder §1, §4, decisions (Counting and
 * quantities; Settled: another kind of area)
 */
export const checkAreaCombination = (
  listType: number,
  areas: ReadonlyArray<Area>,
  site: AreaSwitches,
): AreaCombinationRefusal | null => {
  const foreign = unofferedKindRefusal(
    listType,
    areas.map(({ kind }) => kind),
    site,
  )
  if (foreign !== null) return foreign
  if (areas.length > MAX_AREAS) return { _tag: "TooManyTogether", areas: areas.length }
  const oneAtATime = areas.filter(({ kind }) => acceptsSingleArea(listType, kind, choosingOf(listType, site)))
  if (sourceTraits(listType).hasSingleRowGeography && oneAtATime.length > 0)
    return areas.length > 1 ? { _tag: "TakesOneArea", areas: areas.length } : null
  if (oneAtATime.length > 1) return { _tag: "TakesOneAddress", addresses: oneAtATime.length }
  const radii = areas.filter((area) => area.kind === "radius")
  const isGranular = radii.some(({ granularity }) => granularity !== "standard")
  if (isGranular && !isGranularityEnabled(countRadiusAddresses(areas)))
    return { _tag: "SeveralGranularRadii" }
  const kinds = kindsApart(listType, areas, site)
  if (kinds === null) return null
  return {
    _tag: "KindsApart",
    kinds,
    by: kindsApart(listType, areas, ALL_AREAS_ENABLED) === null ? "site" : "source",
  }
}

/** Explains why areas that a site has disabled are refused. */
const switchedOffText = (listType: number, kind: AreaKind): string => {
  if (isSavedCountKind(kind)) return COMBINING_DISABLED_TEXT
  return `This site doesn't offer ${areaKindNoun(kind, 2)} for list type ${listType}. Choose other areas.`
}

/** Explains to the user why the source doesn't accept the areas. */
export const areaCombinationRefusalText = (listType: number, apart: AreaCombinationRefusal): string => {
  switch (apart._tag) {
    case "KindNotOffered":
      return `List type ${listType} can't be selected by ${areaKindNoun(apart.kind, 2)}.`
    case "KindSwitchedOff":
      return switchedOffText(listType, apart.kind)
    case "TakesOneArea":
      return `List type ${listType} accepts one area at a time, not ${formatWholeNumber(apart.areas)}.`
    case "TakesOneAddress":
      return `A list can have only one address on this site, not ${formatWholeNumber(apart.addresses)}. Keep one of them.`
    case "KindsApart": {
      const [one, other] = apart.kinds
      const both = `${AREA_KINDS[one].label} and ${AREA_KINDS[other].label}`
      return apart.by === "source"
        ? `${both} can't be combined for list type ${listType}.`
        : `${both} can't be combined on this site. Keep only one kind of area.`
    }
    case "SeveralGranularRadii":
      return "Only a single radius can have a granularity; multiple radii select individual records."
    case "TooManyTogether":
      return `A list can have at most ${formatWholeNumber(MAX_AREAS)} areas, not ${formatWholeNumber(apart.areas)}.`
  }
}
