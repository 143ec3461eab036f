import type { PasteType } from "../../catalogue/ListType.ts"
import type { AreaTab } from "../../catalogue/tabs.ts"
import type { Area } from "../../definition/Area.ts"
import type { AreaKind } from "../../definition/areaKey.ts"
import type { GeoType } from "../../definition/GeoType.ts"
import { closestGeoType, radiusAddresses, radiusGeoType } from "../radius/radiusAddresses.ts"

/** The ways to choose areas that a source has, all of them or those that a site leaves it. */
export interface AreaOffer {
  readonly tabs: ReadonlyArray<AreaTab>
  readonly pasteTypes: ReadonlyArray<PasteType>
  /** Several addresses in a list, and files of them. */
  readonly takesSeveralAddresses: boolean
  /** Saved counts as areas. */
  readonly combinesSavedCounts: boolean
}

/** The geography step's rules for areas of a kind. */
interface AreaKindRule {
  /** Returns the geography type of a list of such areas, according to the order model. */
  readonly geoType: (areas: ReadonlyArray<Area>) => GeoType
  /** Tells whether areas of this kind are among what is offered. */
  readonly isOffered: (offer: AreaOffer) => boolean
  /** True if 'more area' mixes them with others. The nation, quantity searches and saved counts don't mix. */
  readonly isMixed: boolean
}

const isMadeOfZips = (area: Area): boolean => area.kind === "radius" && area.granularity === "zip"

/** Chosen on tabs, of which at least one must be offered. */
const onTabs = (geoType: GeoType, ...tabs: ReadonlyArray<AreaTab>): AreaKindRule => ({
  geoType: () => geoType,
  isOffered: (offer) => tabs.some((tab) => offer.tabs.includes(tab)),
  isMixed: true,
})

/** The same of codes that the source knows. */
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
  geoType: (areas) => radiusGeoType(radiusAddresses(areas), areas.some(isMadeOfZips)),
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

/** Every kind of area. */
export const ALL_KINDS: ReadonlyArray<AreaKind> = Object.keys(AREA_KIND_RULES).filter(isKind)

/** The kinds that 'more area' mixes. */
export const MIXED_KINDS: ReadonlyArray<AreaKind> = ALL_KINDS.filter((kind) => AREA_KIND_RULES[kind].isMixed)
