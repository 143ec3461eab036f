import { wholeText } from "../shared/wholeText.ts"
import { shownAreaTabs } from "../catalogue/areaTabs.ts"
import { traitsOf } from "../catalogue/listTypes.ts"
import type { Area } from "../definition/Area.ts"
import { areasName } from "../definition/areaKinds.ts"
import type { AreaKind } from "../definition/areaKey.ts"
import { isKindOfSavedCounts } from "../definition/ofSavedCounts.ts"
import { MAX_AREAS } from "../definition/ListDefinition.ts"
import { AREA_KINDS } from "../glossary/areaKinds.ts"
import { areasBeside, type Choosing, takesOneAtATime } from "./Choosing.ts"
import { isGranularityEnabled, radiusAddresses } from "./radius/radiusAddresses.ts"
import { ALL_AREAS, type AreaSwitches, sourceAreaKinds } from "./step/sourceAreaKinds.ts"

/** The refusal on a site that has disabled `combinesSavedLists`. The wording is ours. */
export const NO_COMBINING = "You can't combine saved lists on this site."

/** The reason why a source, or the site, doesn't accept a list of these areas. */
export type AreasApart =
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
const choosingOf = (listType: number, site: AreaSwitches): Choosing => ({
  mixing: shownAreaTabs(listType, site).includes("moreArea") ? "moreArea" : "oneKind",
  takesSeveralAddresses: site.takesSeveralAddresses,
})

/**
 * Finds two chosen kinds, one of which would replace the other, regardless of the number of addresses. Exclusions don't
 * count as geography: they can be combined with any kind.
 */
const kindsApart = (
  listType: number,
  areas: ReadonlyArray<Area>,
  site: AreaSwitches,
): readonly [AreaKind, AreaKind] | null => {
  const choosing = { ...choosingOf(listType, site), takesSeveralAddresses: true }
  const chosen = areas.filter(({ excluded }) => !excluded)
  for (const kind of new Set(chosen.map((area) => area.kind))) {
    const staying = new Set(areasBeside({ listType, areas: chosen }, kind, choosing))
    const gone = chosen.find((area) => !staying.has(area))
    if (gone !== undefined) return [kind, gone.kind]
  }
  return null
}

/**
 * Refuses the first of these kinds that the source isn't sold by, in general or on this site; null if it's sold by all
 * of them.
 */
export const kindNotOffered = (
  listType: number,
  kinds: ReadonlyArray<AreaKind>,
  site: AreaSwitches,
): AreasApart | null => {
  const offered = sourceAreaKinds(listType, site)
  const foreign = kinds.find((kind) => !offered.includes(kind))
  if (foreign === undefined) return null
  const isOfSource = sourceAreaKinds(listType, ALL_AREAS).includes(foreign)
  return { _tag: isOfSource ? "KindSwitchedOff" : "KindNotOffered", kind: foreign }
}

/**
 * Checks that areas chosen all at once can form one list of a source on a site; null if they can. When areas are chosen
 * one after another, `chooseValid` replaces the earlier ones instead; here, nothing is dropped silently. A site refuses
 * anything that its screens don't offer [ob6-tab-flags]. spec: order-builder §1, §4, decisions (Counting and
 * quantities; Settled: another kind of area)
 */
export const areasTogether = (
  listType: number,
  areas: ReadonlyArray<Area>,
  site: AreaSwitches,
): AreasApart | null => {
  const foreign = kindNotOffered(
    listType,
    areas.map(({ kind }) => kind),
    site,
  )
  if (foreign !== null) return foreign
  if (areas.length > MAX_AREAS) return { _tag: "TooManyTogether", areas: areas.length }
  const oneAtATime = areas.filter(({ kind }) => takesOneAtATime(listType, kind, choosingOf(listType, site)))
  if (traitsOf(listType).hasSingleRowGeography && oneAtATime.length > 0)
    return areas.length > 1 ? { _tag: "TakesOneArea", areas: areas.length } : null
  if (oneAtATime.length > 1) return { _tag: "TakesOneAddress", addresses: oneAtATime.length }
  const radii = areas.filter((area) => area.kind === "radius")
  const isGranular = radii.some(({ granularity }) => granularity !== "standard")
  if (isGranular && !isGranularityEnabled(radiusAddresses(areas))) return { _tag: "SeveralGranularRadii" }
  const kinds = kindsApart(listType, areas, site)
  if (kinds === null) return null
  return {
    _tag: "KindsApart",
    kinds,
    by: kindsApart(listType, areas, ALL_AREAS) === null ? "site" : "source",
  }
}

/** Explains why areas that a site has disabled are refused. */
const switchedOffText = (listType: number, kind: AreaKind): string => {
  if (isKindOfSavedCounts(kind)) return NO_COMBINING
  return `This site doesn't offer ${areasName(kind, 2)} for list type ${listType}. Choose other areas.`
}

/** Explains to the user why the source doesn't accept the areas. */
export const areasApartText = (listType: number, apart: AreasApart): string => {
  switch (apart._tag) {
    case "KindNotOffered":
      return `List type ${listType} can't be selected by ${areasName(apart.kind, 2)}.`
    case "KindSwitchedOff":
      return switchedOffText(listType, apart.kind)
    case "TakesOneArea":
      return `List type ${listType} accepts one area at a time, not ${wholeText(apart.areas)}.`
    case "TakesOneAddress":
      return `A list can have only one address on this site, not ${wholeText(apart.addresses)}. Keep one of them.`
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
      return `A list can have at most ${wholeText(MAX_AREAS)} areas, not ${wholeText(apart.areas)}.`
  }
}
