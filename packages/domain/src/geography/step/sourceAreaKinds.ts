import { listTypeOf, type ListType } from "../../catalogue/ListType.ts"
import type { AreaTab } from "../../catalogue/tabs.ts"
import { type AreaKind, kindsOfGeoType } from "./areaMethod.ts"

const hasTab = ({ areaTabs }: ListType, ...tabs: ReadonlyArray<AreaTab>): boolean =>
  tabs.some((tab) => areaTabs.includes(tab))

const offers = (source: ListType, kind: AreaKind): boolean => {
  switch (kind) {
    case "zip":
    case "zip4":
    case "carrierRoute":
    case "postalCode":
      return source.pasteTypes.includes(kind)
    case "scf":
      return hasTab(source, "SCFCode")
    case "city":
    case "county":
    case "metroArea":
    case "congressionalDistrict":
    case "radius":
    case "polygon":
      return hasTab(source, kind)
    case "state":
      return hasTab(source, "state", "stateMap", "stateList")
    case "nation":
      return hasTab(source, "totalUSA")
    case "closest":
      return hasTab(source, "Closex")
    case "savedCount":
      return source.audienceTabs.includes("multiCount")
  }
}

const ALL_KINDS: ReadonlyArray<AreaKind> = [
  ...kindsOfGeoType("multiGeo"),
  ...kindsOfGeoType("nationwide"),
  ...kindsOfGeoType("closest"),
  ...kindsOfGeoType("multiCount"),
]

/**
 * The kinds of areas that a source can be selected by, from its tabs and what may be pasted; none for an unknown source.
 * Source 50 has no ZIP+4. spec: order-builder §5 [ob5-paste-types], decisions (Catalogue)
 */
export const sourceAreaKinds = (listType: number): ReadonlyArray<AreaKind> => {
  const source = listTypeOf(listType)
  return source === undefined ? [] : ALL_KINDS.filter((kind) => offers(source, kind))
}
