import { OrderStep } from "@listwright/domain/definition"
import { type Choices, setWantedRecordsByArea } from "@listwright/domain/drafts"
import { Schema } from "effect"
import type { OriginalOrder } from "../contract/original/order/OriginalOrder.ts"
import { readOriginalContact } from "./toOriginalContact.ts"
import { readOriginalExtras } from "./toOriginalExtras.ts"
import { quickPicksFromOriginal, hasAddedCriteria } from "./originalQuickPicks.ts"
import { readOriginalQuantities } from "./readOriginalQuantities.ts"

const isStep = Schema.is(OrderStep)

/**
 * Returns an original-contract order's choices apart from its selection; choices missing from the order are taken from
 * `base`.
 */
export const readOriginalChoices = (order: OriginalOrder, base: Choices): Choices => {
  const said = readOriginalQuantities(order)
  const detailQuantities = { ...base.detailQuantities, ...said.detailQuantities }
  const quantities = { ...base.quantities, ...said.quantities }
  const {
    detailQuantities: _detailQuantities,
    outputColumns: _outputColumns,
    mobilePackageId: _mobilePackageId,
    labelCount: _labelCount,
    media: _media,
    creativeId: _creativeId,
    permittedPurpose: _permittedPurpose,
    quickPicks: _quickPicks,
    ...silent
  } = Object.keys(said.quantities).length === 0 ? base : setWantedRecordsByArea(base, quantities)
  // They are part of the selection, which is the order's own.
  const quickPicks = quickPicksFromOriginal(order.OrderSelectedDemos ?? []).filter(hasAddedCriteria)
  const seeBreakdown = order.SeeBreakDown ?? base.seeBreakdown
  return {
    ...silent,
    ...(Object.keys(detailQuantities).length === 0 ? {} : { detailQuantities }),
    ...(seeBreakdown === undefined ? {} : { seeBreakdown }),
    ...(quickPicks.length === 0 ? {} : { quickPicks }),
    ...readOriginalExtras(order, base),
    // A step that there is not says nothing.
    step: isStep(order.CurrentStep) ? order.CurrentStep : base.step,
    listUsage: order.ListUsage ?? base.listUsage,
    promoCode:
      order.PromoCode === undefined ? base.promoCode : order.PromoCode === "" ? null : order.PromoCode,
    contact:
      order.OrderContactInformation === undefined
        ? base.contact
        : readOriginalContact(order.OrderContactInformation),
  }
}
