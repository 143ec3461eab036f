import { demoTypes, phoneOptions } from "@listwright/domain/audience"
import { type CountAnswer, quantitiesByArea } from "@listwright/domain/counting"
import {
  type Area,
  areaCode,
  areaKey,
  geoTypes,
  type CanonicalDefinition,
} from "@listwright/domain/definition"
import type { Choices, Draft } from "@listwright/domain/drafts"
import { geoTypeOfAreas } from "@listwright/domain/geography"
import { paymentMethods } from "@listwright/domain/payment"
import type { QuoteFigures } from "@listwright/domain/pricing"
import type { OrderGeo } from "../contract/legacy/order/LegacyGeography.ts"
import type { LegacyOrder } from "../contract/legacy/order/LegacyOrder.ts"
import { legacyAddresses } from "./legacyAddresses.ts"
import { geoTypeOfItem, zipTypeOfAreas } from "./legacyAreas.ts"
import { legacyContact } from "./legacyContact.ts"
import { demosOfCriteria } from "./legacyDemos.ts"
import { legacyExtras } from "./legacyExtras.ts"
import { legacyOptions } from "./legacyOptions.ts"
import { legacyPlace } from "./legacyPlace.ts"
import { legacySuppressions } from "./legacySuppressions.ts"
import { legacyParts } from "./partQuantities.ts"

/** The known parts of an order. */
export interface OrderParts {
  /** The draft's id and revision; null for a definition that no draft holds. */
  readonly draft: Pick<Draft, "id" | "revision"> | null
  readonly definition: CanonicalDefinition
  readonly choices: Choices
  readonly answer: CountAnswer | null
  readonly figures: QuoteFigures | null
}

const geo = (
  area: Area,
  quantities: Choices["quantities"],
  { answer, choices }: Pick<OrderParts, "answer" | "choices">,
): OrderGeo => {
  const key = areaKey(area)
  const counted = answer?.areas.find((one) => one.key === key)
  return {
    GeoKeyCode: areaCode(area),
    GeoKeyDesc: areaCode(area),
    GeoType: geoTypeOfItem(area),
    IsExcluded: area.excluded,
    ...legacyPlace(area),
    ...(counted === undefined
      ? {}
      : {
          AvailableQty: counted.available,
          DesiredQty: Math.min(quantities[key] ?? counted.available, counted.available),
        }),
    ...legacyParts(choices.detailQuantities?.[key] ?? {}),
  }
}

/** The areas of an order with their items, those dropped that a count found nothing in. */
const keptAreas = ({ definition, choices, answer }: OrderParts) => {
  const quantities = quantitiesByArea(answer?.areas ?? [], choices)
  const all = definition.areas.map((area) => ({ area, item: geo(area, quantities, { answer, choices }) }))
  return answer === null
    ? all
    : all.filter(({ item }) => item.IsExcluded === true || (item.AvailableQty ?? 0) > 0)
}

/** Quantities of a count, areas with nothing available dropped. spec: order-builder §7 (GetOrderGeos) */
export const legacyGeos = (parts: OrderParts): ReadonlyArray<OrderGeo> =>
  keptAreas(parts).map(({ item }) => item)

const priced = (figures: QuoteFigures): LegacyOrder => ({
  CostPrice: figures.CostPrice,
  OrderCharge: figures.OrderCharge,
  LabelCharge: figures.LabelCharge,
  ShippingCharge: figures.ShippingCharge,
  ServiceCharge: figures.ServiceCharge,
  GeographyCharge: figures.GeographyCharge,
  GoodsCost: figures.GoodsCost,
  SubTotalCharge: figures.SubTotalCharge,
  PromotionAmount: figures.PromotionAmount,
  TotalPretaxCost: figures.TotalPretaxCost,
  TotalEstmCost: figures.TotalPretaxCost,
  MinElementsChargeApply: figures.MinElementsChargeApply,
  MinLabelChargeApply: figures.MinLabelChargeApply,
  MinOrderAmountApply: figures.MinOrderAmountApply,
})

/** A draft as an order of the original contract, with what is counted and priced of it. */
export const toLegacyOrder = (parts: OrderParts): LegacyOrder => {
  const { draft, definition, choices, answer, figures } = parts
  const kept = keptAreas(parts)
  const geos = kept.map(({ item }) => item)
  return {
    ListType: definition.listType,
    CurrentStep: choices.step,
    GeoType: geoTypes.encode(geoTypeOfAreas(definition.areas)),
    ZipType: zipTypeOfAreas(definition.areas),
    DemoType: demoTypes.encode(definition.audience.unit),
    OrderGeos: geos,
    ...legacyAddresses(kept.map(({ area }) => area)),
    ...(choices.seeBreakdown === undefined ? {} : { SeeBreakDown: choices.seeBreakdown }),
    OrderSelectedDemos: demosOfCriteria(definition.audience.criteria),
    PhoneOption: definition.phoneOption === null ? null : phoneOptions.encode(definition.phoneOption),
    ...legacyOptions(definition),
    ...legacySuppressions(definition.suppressions),
    ListUsage: choices.listUsage,
    PromoCode: choices.promoCode,
    ...legacyExtras(choices),
    PaymentMethod: paymentMethods.encode("creditCard"),
    OrderContactInformation: legacyContact(choices.contact),
    ...(draft === null ? {} : { ListModuleSessionId: draft.id, DraftRevision: draft.revision }),
    ...(answer === null
      ? {}
      : {
          TotalAvailableQty: answer.total,
          TotalDesiredQty: geos.reduce(
            (sum, one) => sum + (one.IsExcluded === true ? 0 : (one.DesiredQty ?? 0)),
            0,
          ),
        }),
    ...(figures === null ? {} : priced(figures)),
  }
}
