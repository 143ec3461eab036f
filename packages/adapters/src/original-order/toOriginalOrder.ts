import { type Attribute, audienceUnits, phoneOptions, activeQuickPicks } from "@listwright/domain/audience"
import { type CountAnswer, type CountDetails, quantitiesByArea } from "@listwright/domain/counting"
import {
  type Area,
  areaCode,
  areaKey,
  areaText,
  geoTypes,
  type CanonicalDefinition,
} from "@listwright/domain/definition"
import type { Choices, Draft } from "@listwright/domain/drafts"
import { inferGeoType, disambiguateAreaTexts } from "@listwright/domain/geography"
import { paymentMethods } from "@listwright/domain/payment"
import type { PricingElement, PriceFigures } from "@listwright/domain/pricing"
import type { OrderGeo } from "../contract/original/order/OriginalGeography.ts"
import type { OriginalOrder } from "../contract/original/order/OriginalOrder.ts"
import { toOriginalAddresses } from "./toOriginalAddresses.ts"
import { itemGeoType, orderZipType } from "./originalAreas.ts"
import { toOriginalContact } from "./toOriginalContact.ts"
import { demosFromCriteria, withDemoNames } from "./originalDemos.ts"
import { demosFromQuickPicks } from "./originalQuickPicks.ts"
import { toOriginalExtras } from "./toOriginalExtras.ts"
import { toOriginalOptions } from "./toOriginalOptions.ts"
import { sumDesiredDwellings, toOriginalDetails } from "./toOriginalDetails.ts"
import { type OriginalPlace, toOriginalPlace, type AreaPlaceLookup } from "./toOriginalPlace.ts"
import { toOriginalElements, toOriginalPrice } from "./toOriginalPrice.ts"
import { toOriginalSuppressions } from "./toOriginalSuppressions.ts"
import { toOriginalParts } from "./partQuantities.ts"

/** An order's known parts. */
export interface OrderParts {
  /** The draft's id, revision, and account; null for a definition without a draft. */
  readonly draft: Pick<Draft, "accountId" | "id" | "revision"> | null
  readonly definition: CanonicalDefinition
  readonly choices: Choices
  readonly answer: CountAnswer | null
  readonly figures: PriceFigures | null
  /** Each counted area's details other than its number of records; null if unknown. */
  readonly details?: Pick<CountDetails, "areas"> | null
  readonly placeOf?: AreaPlaceLookup
  /** Returns an area's display name by its key, or its code if it has no other name. */
  readonly nameOf?: (key: string) => string
  /** The source's attributes, which provide display names for the chosen ones; if missing, their codes are shown. */
  readonly columns?: ReadonlyArray<Attribute>
  /** The elements that make up the record price, if the records are priced. */
  readonly elements?: ReadonlyArray<PricingElement>
  /** The price version that `figures` is based on. */
  readonly priceListId?: string
}

const nowhere: AreaPlaceLookup = () => ({})

/** Returns an area's display name: 'Chicago, IL', 'Cook, IL', or a shape's name; its code if nothing else is known. */
const described = (
  area: Area,
  { CountyName, StateCode }: OriginalPlace,
  nameOf: (key: string) => string,
): string => {
  switch (area.kind) {
    case "state":
    case "metroArea":
    case "congressionalDistrict":
    case "savedCount":
    case "combination":
      return nameOf(areaKey(area))
    case "city":
      return areaText(area)
    case "county":
      return CountyName && StateCode ? `${CountyName}, ${StateCode}` : areaCode(area)
    case "radius":
    case "closest":
    case "polygon":
      return area.name === "" ? areaCode(area) : area.name
    default:
      return areaCode(area)
  }
}

const geo = (
  area: Area,
  nameOf: (area: Area) => string,
  quantities: Choices["quantities"],
  parts: OrderParts,
): OrderGeo => {
  const { answer, choices, definition, details, placeOf = nowhere } = parts
  const key = areaKey(area)
  const available = answer?.areas.find((one) => one.key === key)?.available ?? null
  const wanted = available === null ? null : Math.min(quantities[key] ?? available, available)
  const kept = choices.detailQuantities?.[key] ?? {}
  // Those of other data would not add up to the count.
  const counted = details?.areas.find((one) => one.key === key && one.available === available)
  return {
    GeoKeyCode: areaCode(area),
    GeoKeyDesc: nameOf(area),
    GeoType: itemGeoType(area),
    IsExcluded: area.excluded,
    ...placeOf(area),
    ...toOriginalPlace(area),
    ...(available === null ? {} : { AvailableQty: available, DesiredQty: wanted }),
    ...(counted === undefined || wanted === null || area.excluded
      ? toOriginalParts(kept, wanted)
      : toOriginalDetails({ listType: definition.listType, area, counted, wanted, kept }, placeOf)),
  }
}

/** Returns an order's areas with their items, excluding areas where a count found nothing. */
const keptAreas = (parts: OrderParts) => {
  const { answer, choices, definition, placeOf = nowhere } = parts
  const codes = new Map(definition.areas.map((area) => [areaKey(area), areaCode(area)]))
  const known = parts.nameOf ?? ((key: string) => codes.get(key) ?? key)
  const nameOf = disambiguateAreaTexts(definition.areas, (area) => described(area, placeOf(area), known))
  const quantities = quantitiesByArea(answer?.areas ?? [], choices)
  const all = definition.areas.map((area) => ({ area, item: geo(area, nameOf, quantities, parts) }))
  return answer === null
    ? all
    : all.filter(({ item }) => item.IsExcluded === true || (item.AvailableQty ?? 0) > 0)
}

/** Returns an order's items with their counted quantities, excluding areas with nothing available. */
export const toOriginalGeos = (parts: OrderParts): ReadonlyArray<OrderGeo> =>
  keptAreas(parts).map(({ item }) => item)

/** The path of a detail row in a count, analogous to the paths of wanted records in an order. */
export type DetailPath = readonly [area: string, detail: string]

/** Finds the detail row at these zero-based indexes among a count's items; null if there's no such row. */
export const findDetailPath = (
  parts: OrderParts,
  { geoDetailsIndex, geoIndex }: { readonly geoDetailsIndex: number; readonly geoIndex: number },
): DetailPath | null => {
  const found = keptAreas(parts)[geoIndex]
  const code = found?.item.OrderGeoDetails?.[geoDetailsIndex]?.DetailCode
  return found === undefined || code === undefined ? null : [areaKey(found.area), code]
}

/** Builds an original-contract order from a draft, with its count and price if known. */
export const toOriginalOrder = (parts: OrderParts): OriginalOrder => {
  const { draft, definition, choices, answer, figures } = parts
  const kept = keptAreas(parts)
  const geos = kept.map(({ item }) => item)
  return {
    ListType: definition.listType,
    CurrentStep: choices.step,
    GeoType: geoTypes.encode(inferGeoType(definition.areas)),
    ZipType: orderZipType(definition.areas),
    DemoType: audienceUnits.encode(definition.audience.unit),
    OrderGeos: geos,
    ...sumDesiredDwellings(geos),
    ...toOriginalAddresses(kept.map(({ area }) => area)),
    ...(choices.seeBreakdown === undefined ? {} : { SeeBreakDown: choices.seeBreakdown }),
    OrderSelectedDemos: [
      ...demosFromCriteria(definition.audience.criteria).map(withDemoNames(parts.columns ?? [])),
      ...demosFromQuickPicks(
        activeQuickPicks({ audience: definition.audience, chosen: choices.quickPicks ?? [] }),
      ),
    ],
    PhoneOption: definition.phoneOption === null ? null : phoneOptions.encode(definition.phoneOption),
    ...toOriginalOptions(definition),
    ...toOriginalSuppressions(definition.suppressions),
    ListUsage: choices.listUsage,
    PromoCode: choices.promoCode,
    ...toOriginalExtras(choices),
    PaymentMethod: paymentMethods.encode("creditCard"),
    OrderContactInformation: toOriginalContact(choices.contact),
    ...(draft === null
      ? {}
      : { AccountId: draft.accountId, ListModuleSessionId: draft.id, DraftRevision: draft.revision }),
    ...(answer === null
      ? {}
      : {
          TotalAvailableQty: answer.total,
          TotalDesiredQty: geos.reduce(
            (sum, one) => sum + (one.IsExcluded === true ? 0 : (one.DesiredQty ?? 0)),
            0,
          ),
        }),
    ...(figures === null ? {} : toOriginalPrice(definition.listType, figures)),
    ...(parts.elements === undefined ? {} : { ElementsForPricing: toOriginalElements(parts.elements) }),
    ...(parts.priceListId === undefined ? {} : { PriceListId: parts.priceListId }),
  }
}
