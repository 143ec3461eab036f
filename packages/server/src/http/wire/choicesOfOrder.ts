import { contactOfLegacy, extrasOfLegacy, type LegacyOrder } from "@listwright/adapters"
import { areaKey, type CanonicalDefinition } from "@listwright/domain/definition"
import { type Choices, wantByArea } from "@listwright/domain/drafts"

/**
 * What an order of the original contract chooses beside its selection; `base` stands where the order is silent.
 *
 * @param definition what the order selects, its areas in the order's own sequence
 */
export const choicesOfOrder = (
  order: LegacyOrder,
  definition: CanonicalDefinition,
  base: Choices,
): Choices => {
  const desired = definition.areas.flatMap((area, index) => {
    const quantity = order.OrderGeos?.[index]?.DesiredQty
    return quantity === undefined ? [] : [[areaKey(area), Math.max(0, quantity)] as const]
  })
  const quantities = { ...base.quantities, ...Object.fromEntries(desired) }
  const {
    outputColumns: _,
    mobilePackageId: __,
    ...silent
  } = desired.length === 0 ? base : wantByArea(base, quantities)
  return {
    ...silent,
    ...extrasOfLegacy(order, base),
    listUsage: order.ListUsage ?? base.listUsage,
    promoCode:
      order.PromoCode === undefined ? base.promoCode : order.PromoCode === "" ? null : order.PromoCode,
    contact:
      order.OrderContactInformation === undefined
        ? base.contact
        : contactOfLegacy(order.OrderContactInformation),
  }
}
