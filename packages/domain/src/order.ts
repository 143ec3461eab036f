/** The path from a count to a receipt: steps, quantities, forms, placement, settlement, and refunds. */

export {
  AFTER_HOURS_NOTE,
  AGREEMENT_REQUIRED,
  agreementConsent,
  belowMinimumText,
  cardDeclinedNotice,
  downloadClosedText,
  listRemovedText,
  promotionReleasedText,
  FULFILLMENT_PROMISE,
  orderResetNotice,
  paymentExpiredNotice,
  placementNotice,
  RESET_ORDER_CONFIRMATION,
  missingMediaNotice,
  totalBelowMinimumNotice,
} from "./order/Notices.ts"
export {
  LabelStockName,
  ListFormat,
  OrderNotPlaced,
  OrderReceipt,
  Orders,
  type PlaceOrderRequest,
  RefundReason,
} from "./order/Orders.ts"
export { chargedAmount, isPaid, OrderAmounts } from "./order/OrderAmounts.ts"
export { OrderState } from "./order/OrderState.ts"
export {
  FoundOrder,
  FoundOrders,
  MAX_ORDER_TEXT_LENGTH,
  type OrderQuery,
  MAX_ORDERS_PER_PAGE,
} from "./order/FoundOrder.ts"
export { findOrders } from "./order/findOrders.ts"
export { PaymentPage } from "./order/PaymentPage.ts"
export { PlacedOrder } from "./order/PlacedOrder.ts"
export {
  resolveOrderRoute,
  ORDER_PAGE_TITLE,
  type OrderLayout,
  orderPath,
  orderStart,
  type OrderRoute,
} from "./order/flow/OrderRoute.ts"
export {
  decideGeographyStep,
  type GetCountOutcome,
  decideGetCount,
  decideCountModal,
  missingCountRequirements,
  type CountRequirement,
  countRequirementText,
} from "./order/flow/decideGeographyStep.ts"
export { decideStep, hasCurrentCount } from "./order/flow/decideStep.ts"
export { resetOrder } from "./order/flow/resetOrder.ts"
export { findIncludedTab, listContentsTabs, wholeCountryAreas } from "./order/flow/includedInList.ts"
export { GEOGRAPHY_DIALOG_TITLE } from "./order/flow/geographyDialogTitle.ts"
export { OVERVIEW_BOXES, STEP_TITLES, stepLayout } from "./order/flow/stepLayout.ts"
export { isContactMeVisible, contactProblems, saveCountProblems } from "./order/forms/contactForm.ts"
export { type MailingAddress, initialContact } from "./order/forms/initialContact.ts"
export { billingMismatchNote } from "./order/placing/billingMismatchNote.ts"
export { findInitialAddress } from "./order/placing/findInitialAddress.ts"
export { chooseMediaType, type MediaField, mediaProblems } from "./order/forms/mediaForm.ts"
export { visibleProblems } from "./order/forms/visibleProblems.ts"
export { Agreement, Agreements } from "./order/placing/Agreements.ts"
export {
  canPlaceOrder,
  decidePlaceOrderModal,
  type PlaceOrderModal,
  type PlaceOrderModalEvent,
} from "./order/placing/PlaceOrderModal.ts"
export { Taxes, TaxResult } from "./order/placing/Taxes.ts"
export { taxRateText } from "./order/placing/taxRateText.ts"
export { type AgreementKind, agreementKind } from "./order/placing/agreementKind.ts"
export { purposeProblem } from "./order/placing/statedPurpose.ts"
export { calculateTax } from "./order/placing/calculateTax.ts"
export { findOrderByRequestKey, placeWithinLimit } from "./order/placing/placeWithinLimit.ts"
export { decidePlacing, decideRepeatedRequest, decideExistingOrder } from "./order/placing/decidePlacing.ts"
export { refundableAmount } from "./order/placing/decideRefundAmount.ts"
export { decideRefund } from "./order/placing/decideRefund.ts"
export { type RefundTerms, refundTerms } from "./order/placing/refundTerms.ts"
export { decideSettlement, type Settlement } from "./order/placing/decideSettlement.ts"
export { placeOrder } from "./order/placing/placeOrder.ts"
export { sourceCampaign } from "./order/tasks/sourceCampaign.ts"
export { OrderTask, TASK_KINDS, type TaskDays, TaskKind, TaskState } from "./order/tasks/OrderTask.ts"
export { taskStateText } from "./order/tasks/taskStateText.ts"
export { taskRefund } from "./order/tasks/taskRefund.ts"
export { listOrderTasks } from "./order/tasks/listOrderTasks.ts"
export { placeAndSaveCard } from "./order/placing/placeAndSaveCard.ts"
export { PLACE_ORDER_ERROR, placeOrderFailedNotice } from "./order/placing/placeOrderFailedNotice.ts"
export {
  type PollingIntervals,
  nextPollTime,
  type PaymentPageStatus,
  paymentDeadline,
} from "./order/placing/paymentPages.ts"
export {
  isPlacingAllowed,
  displayedPoints,
  isPromotionVisible,
  decideSendQuote,
} from "./order/placing/isPlacingAllowed.ts"
export { RequestKey, createRequestKey } from "./order/placing/requestKey.ts"
export { addTax, taxRate, totalsWithTax } from "./order/placing/totalsWithTax.ts"
export { createWantedLeaf, type WantedRecords, sumWantedRecords } from "./order/quantities/WantedRecords.ts"
export { changeQuantity, changeWantedRecords, findWantedRecords } from "./order/quantities/changeQuantity.ts"
export {
  desiredQuantity,
  desiredEmailRecords,
  mapCheckboxQuantity,
  acceptsQuantity,
} from "./order/quantities/desiredQuantity.ts"
export { APPLY_MINIMUM_DELAY_MS, effectiveMinimum } from "./order/quantities/minimumQuantity.ts"
export { sortNearestFirst } from "./order/quantities/sortNearestFirst.ts"
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
  ADDRESS_INFORMATION_HEADING,
  radiusText,
  EXPORT_COUNT_LABEL,
  SEE_REPORT_LABEL,
  TARGET_AREA_COLUMNS,
  targetAreaColumns,
  toggleDetailRows,
} from "./order/quantities/targetAreaTable.ts"
export {
  homesByRoute,
  toStoredQuantities,
  orderedPartQuantities,
  storeOrderQuantities,
  sumWantedOccupants,
  wantedRecordsFromDetails,
  buildWantedRecords,
} from "./order/quantities/buildWantedRecords.ts"
export { paymentMethodText } from "./order/summary/paymentMethodText.ts"
export { isCharged, orderAmountsText, refundedText, taxText } from "./order/summary/orderAmountsText.ts"
export { refundText } from "./order/summary/refundText.ts"
export { listAvailabilityText } from "./order/summary/listAvailabilityText.ts"
export {
  DELIVERY_RETENTION_DAYS,
  downloadOrder,
  lastRetentionDay,
  NotYetDelivered,
  UPLOAD_RETENTION_DAYS,
} from "./order/summary/downloadOrder.ts"
export { SUCCESS_TITLE, type SuccessView, successView } from "./order/summary/successView.ts"
export {
  compareTax,
  hasTaxDifference,
  type UncoveredPlace,
  uncoveredPlaces,
  type StateTaxes,
  taxesByState,
  type TaxComparison,
} from "./order/tax-table/compareTaxes.ts"
export { effectiveRate, normalizeStateCode, taxTable, zipPrefixes } from "./order/tax-table/effectiveRate.ts"
export { type TableFlaw, tableFlaws } from "./order/tax-table/tableFlaws.ts"
export type { TaxPlace, TaxRow } from "./order/tax-table/TaxRow.ts"
