import type { PlaceRequest } from "../Orders.ts"

/**
 * Whether what a buyer saw is what the server is about to charge, to the cent and the record. Otherwise the order is
 * refused, never charged. spec: decisions, Money
 */
export const shownTotalsAgree = (shown: PlaceRequest["shown"], own: PlaceRequest["shown"]): boolean =>
  shown.quantity === own.quantity &&
  shown.totalPretaxCost === own.totalPretaxCost &&
  shown.taxCharge === own.taxCharge &&
  shown.total === own.total
