/** Placed orders: search, details, files, and ordering more. */

export { History, type HistoryQuery } from "./history/History.ts"
export { ChargedListOrder, ListOrder } from "./history/ListOrder.ts"
export { ListOrderDetail } from "./history/ListOrderDetail.ts"
export { orderMoreFailed } from "./history/Notices.ts"
export { ServiceOrder, serviceCodes } from "./history/ServiceOrder.ts"
export { accountColumn } from "./history/accountColumn.ts"
export { geoTypeText, leftOutLines, phoneOptionName } from "./history/detailTexts.ts"
export { EXPORT_ALL_PAGE, exportAllLink, FILE_PAGE, fileLink } from "./history/downloads.ts"
export {
  type ExportColumn,
  HISTORY_COLUMNS,
  historyAccountTitle,
  listExportColumns,
  serviceExportColumns,
  serviceText,
} from "./history/exportColumns.ts"
export {
  type BadLine,
  importedServiceOrders,
  type ImportedServiceOrder,
  readServiceOrders,
  MAX_SERVICE_ORDERS,
  REQUIRED_SERVICE_ORDER_COLUMNS,
  SERVICE_ORDER_COLUMNS,
  type ServiceOrderColumn,
  type ServiceOrderLine,
} from "./history/importedServiceOrders.ts"
export { chargedListOrders, loadListOrders, loadServiceOrders } from "./history/loadHistory.ts"
export { receiptActions } from "./history/receiptActions.ts"
export { listOrderActions, orderStatuses, rowAction, serviceOrderActions } from "./history/orderActions.ts"
export {
  canSubmitOrderMore,
  ORDER_MORE_START,
  orderMoreAfter,
  type OrderMoreChoice,
  type OrderMoreEvent,
} from "./history/orderMore.ts"
export { orderMoreDefinition } from "./history/orderMoreDefinition.ts"
export { orderMoreRefusal } from "./history/orderMoreRefusal.ts"
export { type OrderMoreRequest } from "./history/orderMoreRequest.ts"
export { isUnderWay, listStatusText, orderStatusOf } from "./history/orderStatus.ts"
export { orderTypeName, orderTypes, type OrderType, type ServiceOrderType } from "./history/orderTypes.ts"
export { serviceRowCode } from "./history/serviceTabs.ts"
export { searchRuns } from "./history/searchRuns.ts"
export { OrderMoreFailed, submitOrderMore } from "./history/submitOrderMore.ts"
