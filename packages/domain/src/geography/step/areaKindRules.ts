import type { ListType } from "../../catalogue/ListType.ts"
import type { AreaTab } from "../../catalogue/tabs.ts"
import type { Area } from "../../definition/Area.ts"
import type { AreaKind } from "../../definition/areaKey.ts"
import type { GeoType } from "../../definition/GeoType.ts"
import { closestGeoType, radiusAddresses, radiusGeoType } from "../radius/radiusAddresses.ts"

/** The geography step's rules for areas of a kind. */
interface AreaKindRule {
  /** The geography type of a list of such areas, by the order model. */
  readonly geoType: (areas: ReadonlyArray<Area>) => GeoType
  /** Tells whether a source can be selected by areas of this kind. */
  readonly isOffered: (source: ListType) => boolean
  /** True if 'more area' mixes them with others. The nation, quantity searches and saved counts don't mix. */
  readonly isMixed: boolean
}

const isMadeOfZips = (area: Area): boolean => area.kind === "radius" && area.granularity === "zip"

const pasted = (kind: ListType["pasteTypes"][number]): AreaKindRule => ({
  geoType: () => "zip",
  isOffered: ({ pasteTypes }) => pasteTypes.includes(kind),
  isMixed: true,
})

/** Chosen on tabs; the source must have at least one of them. */
const onTabs = (geoType: GeoType, ...tabs: ReadonlyArray<AreaTab>): AreaKindRule => ({
  geoType: () => geoType,
  isOffered: ({ areaTabs }) => tabs.some((tab) => areaTabs.includes(tab)),
  isMixed: true,
})

const ofSavedCounts: AreaKindRule = {
  geoType: () => "multiCount",
  isOffered: ({ audienceTabs }) => audienceTabs.includes("multiCount"),
  isMixed: false,
}

const aroundAddresses: AreaKindRule = {
  ...onTabs("radius", "radius"),
  geoType: (areas) => radiusGeoType(radiusAddresses(areas), areas.some(isMadeOfZips)),
}

/** Every kind of area, in the order of the lists that name kinds. */
export const AREA_KIND_RULES: Readonly<Record<AreaKind, AreaKindRule>> = {
  zip: pasted("zip"),
  zip4: pasted("zip4"),
  carrierRoute: pasted("carrierRoute"),
  scf: onTabs("scf", "SCFCode"),
  city: onTabs("city", "city"),
  county: onTabs("county", "county"),
  metroArea: onTabs("metroArea", "metroArea"),
  congressionalDistrict: onTabs("congressionalDistrict", "congressionalDistrict"),
  state: onTabs("state", "state", "stateMap", "stateList"),
  postalCode: pasted("postalCode"),
  radius: aroundAddresses,
  locations: aroundAddresses,
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
