import type { PasteType } from "../../catalog/ListType.ts"
import type { AreaTab } from "../../catalog/tabs.ts"
import type { Area } from "../../definition/Area.ts"
import type { AreaKind } from "../../definition/areaKey.ts"
import type { GeoType } from "../../definition/GeoType.ts"
import { closestGeoType, countRadiusAddresses, radiusGeoType } from "../radius/countRadiusAddresses.ts"

/**
 * The ways to choose areas that are offered for a source: all of the source's own, or only those that a site enables.
 */
export interface AreaOffer {
  readonly tabs: ReadonlyArray<AreaTab>
  readonly pasteTypes: ReadonlyArray<PasteType>
  /** True if a list may have several addresses, or files of them. */
  readonly takesSeveralAddresses: boolean
  /** True if saved counts can be used as areas. */
  readonly combinesSavedCounts: boolean
}

/** The geography step's rules for an area kind. */
interface AreaKindRule {
  /** Returns the geography type of a list with areas of this kind, according to the order model. */
  readonly geoType: (areas: ReadonlyArray<Area>) => GeoType
  /** Returns whether areas of this kind are offered. */
  readonly isOffered: (offer: AreaOffer) => boolean
  /**
   * True if 'more area' can mix this kind with others. The nation, quantity searches, and saved counts can't be mixed.
   */
  readonly isMixed: boolean
}

const isMadeOfZips = (area: Area): boolean => area.kind === "radius" && area.granularity === "zip"

/** Builds the rule for a kind chosen on tabs, at least one of which must be offered. */
const onTabs = (geoType: GeoType, ...tabs: ReadonlyArray<AreaTab>): AreaKindRule => ({
  geoType: () => geoType,
  isOffered: (offer) => tabs.some((tab) => offer.tabs.includes(tab)),
  isMixed: true,
})

/** Builds the rule for a kind chosen by code on tabs; the source must also support pasting codes of that kind. */
const coded = (kind: PasteType, ...tabs: ReadonlyArray<AreaTab>): AreaKindRule => {
  const rule = onTabs("zip", ...tabs)
  return { ...rule, isOffered: (offer) => offer.pasteTypes.includes(kind) && rule.isOffered(offer) }
}

const ofSavedCounts: AreaKindRule = {
  geoType: () => "multiCount",
  isOffered: ({ combinesSavedCounts }) => combinesSavedCounts,
  isMixed: false,
}

const aroundAddresses: AreaKindRule = {
  ...onTabs("radius", "radius"),
  geoType: (areas) => radiusGeoType(countRadiusAddresses(areas), areas.some(isMadeOfZips)),
}

/** The rules for every kind of area, in the order used to list kinds. */
export const AREA_KIND_RULES: Readonly<Record<AreaKind, AreaKindRule>> = {
  zip: coded("zip", "zip", "zipRange", "zipPaste", "zipSelectMap"),
  zip4: coded("zip4", "zipPaste"),
  carrierRoute: coded("carrierRoute", "zipPaste"),
  scf: onTabs("scf", "SCFCode"),
  city: onTabs("city", "city"),
  county: onTabs("county", "county"),
  metroArea: onTabs("metroArea", "metroArea"),
  congressionalDistrict: onTabs("congressionalDistrict", "congressionalDistrict"),
  state: onTabs("state", "state", "stateMap", "stateList"),
  postalCode: coded("postalCode", "zipPaste"),
  radius: aroundAddresses,
  locations: {
    ...aroundAddresses,
    isOffered: (offer) => offer.takesSeveralAddresses && aroundAddresses.isOffered(offer),
  },
  polygon: onTabs("polygon", "polygon"),
  nation: { ...onTabs("nationwide", "totalUSA"), isMixed: false },
  closest: {
    ...onTabs("closest", "Closex"),
    geoType: (areas) => closestGeoType(areas.length),
    isMixed: false,
  },
  savedCount: ofSavedCounts,
  combination: ofSavedCounts,
}

const isKind = (name: string): name is AreaKind => Object.hasOwn(AREA_KIND_RULES, name)

/** All area kinds. */
export const ALL_AREA_KINDS: ReadonlyArray<AreaKind> = Object.keys(AREA_KIND_RULES).filter(isKind)

/** The area kinds that 'more area' can mix. */
export const MIXED_KINDS: ReadonlyArray<AreaKind> = ALL_AREA_KINDS.filter(
  (kind) => AREA_KIND_RULES[kind].isMixed,
)
