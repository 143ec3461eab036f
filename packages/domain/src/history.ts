/** Placed orders: search, details, files, and ordering more records. */

export { History, type HistoryQuery } from "./history/History.ts"
export { ChargedListOrder, ListOrder } from "./history/ListOrder.ts"
export { ListOrderDetail } from "./history/ListOrderDetail.ts"
export { orderMoreFailedNotice } from "./history/Notices.ts"
export { ServiceOrder, serviceCodes } from "./history/ServiceOrder.ts"
export { accountColumn } from "./history/accountColumn.ts"
export { geoTypeText, orderSuppressionLines, orderPhoneOptionName } from "./history/orderDetailTexts.ts"
export { EXPORT_ALL_PAGE, exportAllLink, FILE_PAGE, fileLink } from "./history/downloads.ts"
export {
  type ExportColumn,
  HISTORY_COLUMNS,
  historyAccountTitle,
  listExportColumns,
  serviceExportColumns,
  serviceRowName,
} from "./history/exportColumns.ts"
export {
  type InvalidLine,
  importServiceOrders,
  type ImportedServiceOrder,
  readServiceOrders,
  MAX_SERVICE_ORDERS,
  REQUIRED_SERVICE_ORDER_COLUMNS,
  SERVICE_ORDER_COLUMNS,
  type ServiceOrderColumn,
  type ServiceOrderLine,
} from "./history/importServiceOrders.ts"
export { loadChargedListOrders, loadListOrders, loadServiceOrders } from "./history/loadHistory.ts"
export { receiptActions } from "./history/receiptActions.ts"
export { listOrderActions, orderStatuses, rowAction, serviceOrderActions } from "./history/orderActions.ts"
export {
  canSubmitOrderMore,
  INITIAL_ORDER_MORE_STATE,
  nextOrderMoreState,
  type OrderMoreChoice,
  type OrderMoreEvent,
} from "./history/orderMore.ts"
export { orderMoreDefinition } from "./history/orderMoreDefinition.ts"
export { orderMoreRefusal } from "./history/orderMoreRefusal.ts"
export { type OrderMoreRequest } from "./history/orderMoreRequest.ts"
export { isInProgress, listStatusText, toOrderStatus } from "./history/orderStatus.ts"
export { orderTypeName, orderTypes, type OrderType, type ServiceOrderType } from "./history/orderTypes.ts"
export { serviceRowCode } from "./history/serviceTabs.ts"
export { triggersSearch } from "./history/triggersSearch.ts"
export { OrderMoreFailed, submitOrderMore } from "./history/submitOrderMore.ts"
