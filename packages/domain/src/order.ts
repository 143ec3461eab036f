/** The path from a count to a receipt: the steps, quantities, forms, placing, settling and refunds. */

export {
  AFTER_HOURS,
  AGREEMENT_REQUIRED,
  agreementConsent,
  belowMinimumText,
  cardDeclined,
  downloadClosedText,
  listRemovedText,
  promotionFreedText,
  FULFILMENT_PROMISE,
  orderReset,
  paymentNotMade,
  placementNotice,
  RESET_QUESTION,
  mediaMissing,
  totalBelowMinimum,
} from "./order/Notices.ts"
export {
  LabelStockName,
  ListFormat,
  OrderNotPlaced,
  OrderReceipt,
  Orders,
  type PlaceRequest,
  RefundReason,
} from "./order/Orders.ts"
export { chargedOf, isPaid, OrderAmounts } from "./order/OrderAmounts.ts"
export { OrderState } from "./order/OrderState.ts"
export {
  FoundOrder,
  FoundOrders,
  ORDER_TEXT_MAX,
  type OrderQuestion,
  ORDERS_OF_A_PAGE_MAX,
} from "./order/FoundOrder.ts"
export { findOrders } from "./order/findOrders.ts"
export { PaymentPage } from "./order/PaymentPage.ts"
export { PlacedOrder } from "./order/PlacedOrder.ts"
export {
  guardedRoute,
  ORDER_PAGE_TITLE,
  type OrderLayout,
  orderPath,
  orderStart,
  type OrderRoute,
} from "./order/flow/OrderRoute.ts"
export {
  afterGeography,
  type AfterGetCount,
  afterGetCount,
  afterWhom,
  missingForCount,
  type MissingForCount,
  missingText,
} from "./order/flow/afterGeography.ts"
export { decideStep, hasCurrentCount } from "./order/flow/decideStep.ts"
export { resetOrder } from "./order/flow/resetOrder.ts"
export { includedTabOf, includedTabs, wholeCountry } from "./order/flow/includedInList.ts"
export { GEOGRAPHY_DIALOG_TITLE, OVERVIEW_BOXES, STEP_TITLES, stepLayout } from "./order/flow/stepLayout.ts"
export { contactMeVisible, contactProblems, saveCountProblems } from "./order/forms/contactForm.ts"
export { type MailingAddress, startingContact } from "./order/forms/startingContact.ts"
export { billedElsewhere } from "./order/placing/billedElsewhere.ts"
export { usualAddress } from "./order/placing/usualAddress.ts"
export { chooseMedium, type MediaField, mediaProblems } from "./order/forms/mediaForm.ts"
export { shownProblems } from "./order/forms/shownProblems.ts"
export { Agreement, Agreements } from "./order/placing/Agreements.ts"
export {
  canPlace,
  decidePlaceModal,
  type PlaceModal,
  type PlaceModalEvent,
} from "./order/placing/PlaceModal.ts"
export { Taxes, TaxResult } from "./order/placing/Taxes.ts"
export { taxRateText } from "./order/placing/taxRateText.ts"
export { type AgreementKind, agreementKind } from "./order/placing/agreementKind.ts"
export { purposeProblem } from "./order/placing/statedPurpose.ts"
export { calculateTax } from "./order/placing/calculateTax.ts"
export { orderPlacedBy, placeWithin } from "./order/placing/orderOnce.ts"
export { decidePlacing, decideRepeated, decideExisting } from "./order/placing/decidePlacing.ts"
export { leftToGiveBack } from "./order/placing/decideGivingBack.ts"
export { decideRefund } from "./order/placing/decideRefund.ts"
export { type RefundTerms, refundTerms } from "./order/placing/refundTerms.ts"
export { decideSettlement, type Settlement } from "./order/placing/decideSettlement.ts"
export { placeOrder } from "./order/placing/placeOrder.ts"
export { campaignOf } from "./order/tasks/campaignOf.ts"
export { OrderTask, TASK_KINDS, type TaskDays, TaskKind, TaskState } from "./order/tasks/OrderTask.ts"
export { taskStateText } from "./order/tasks/taskStateText.ts"
export { taskRefund } from "./order/tasks/taskRefund.ts"
export { tasksOfOrder } from "./order/tasks/tasksOfOrder.ts"
export { placeKeepingCard } from "./order/placing/placeKeepingCard.ts"
export { PLACE_ORDER_ERROR, placeOrderFailed } from "./order/placing/placeOrderFailed.ts"
export { type AskingPace, nextAsk, type PageKnowledge, paymentEnd } from "./order/placing/paymentPages.ts"
export {
  placingAllowed,
  promisedPoints,
  promotionVisible,
  sendQuote,
} from "./order/placing/placingAllowed.ts"
export { RequestKey, requestKeyOf } from "./order/placing/requestKey.ts"
export { addTax, taxRate, totalsWithTax } from "./order/placing/totalsWithTax.ts"
export { wantedLeaf, type WantedRecords, wantedSum } from "./order/quantities/WantedRecords.ts"
export { changeQuantity, changeWanted, wantedAt } from "./order/quantities/changeQuantity.ts"
export {
  desiredQuantity,
  desiredWithEmail,
  mapQuantity,
  takesQuantity,
} from "./order/quantities/desiredQuantity.ts"
export { MINIMUM_APPLIED_AFTER_MS, minimumInForce } from "./order/quantities/minimumQuantity.ts"
export { nearestFirst } from "./order/quantities/nearestFirst.ts"
export {
  GRID_COLUMNS,
  type GridColumn,
  gridHeadings,
  type GridSort,
  gridText,
  gridValue,
  nextGridSort,
  sortGrid,
} from "./order/quantities/occupantGrid.ts"
export { type SummaryBoxName, summaryLayout } from "./order/summary/summaryLayout.ts"
export {
  hasTotalRow,
  isMapMode,
  ADDRESS_INFORMATION,
  radiusText,
  EXPORT_COUNT_RESULT,
  SEE_REPORT,
  TARGET_AREA_COLUMNS,
  targetAreaColumns,
  toggleDetailRows,
} from "./order/quantities/targetAreaTable.ts"
export {
  homesByRoute,
  keptQuantities,
  orderedParts,
  wantAsOrdered,
  wantedOccupants,
  wantedOfDetails,
  wantedOrder,
} from "./order/quantities/wantedOrder.ts"
export { paidWith } from "./order/summary/paidWith.ts"
export { isCharged, moneyText, refundedText, taxText } from "./order/summary/moneyText.ts"
export { refundText } from "./order/summary/refundText.ts"
export { listStandingText } from "./order/summary/listStanding.ts"
export {
  DELIVERY_DAYS,
  downloadOrder,
  lastDayKept,
  NotYetDelivered,
  UPLOAD_DAYS,
} from "./order/summary/downloadOrder.ts"
export { SUCCESS_TITLE, type SuccessView, successView } from "./order/summary/successView.ts"
export {
  compareTax,
  isOff,
  type PlaceWithoutRow,
  placesWithoutRow,
  type StateTaxes,
  taxesByState,
  type TaxComparison,
} from "./order/tax-table/compareTaxes.ts"
export { rateInForce, stateCode, taxTable, zipPrefixes } from "./order/tax-table/rateInForce.ts"
export { type TableFlaw, tableFlaws } from "./order/tax-table/tableFlaws.ts"
export type { TaxPlace, TaxRow } from "./order/tax-table/TaxRow.ts"
