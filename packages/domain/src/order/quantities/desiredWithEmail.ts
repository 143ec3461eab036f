import type { OrderArea } from "../OrderArea.ts"

/**
 * EmailDesiredQty of an area: as many of the records wanted as can have an e-mail address, so never more than
 * `emailAvailable` (EmailAvailableQty). spec: order-builder §3 (Geography item)
 */
export const desiredWithEmail = (area: Pick<OrderArea, "emailAvailable">, desired: number): number =>
  Math.min(desired, area.emailAvailable)
