import { audienceUnits, phoneOptions } from "@listwright/domain/audience"
import {
  contactNameOption,
  decodeContactNameOption,
  routeOption,
  decodeRouteOption,
  targetOption,
  decodeTargetOption,
} from "@listwright/domain/audience"
import { geoTypes } from "@listwright/domain/definition"
import {
  type ListOrder,
  type ListOrderDetail,
  type ServiceOrder,
  serviceCodes,
  serviceRowCode,
} from "@listwright/domain/history"
import { cardTypes } from "@listwright/domain/payment"
import { listUsages } from "@listwright/domain/pricing"
import { OrderCode } from "@listwright/domain/shared"
import type {
  WireListOrder,
  WireOrderDetail,
  WireServiceOrder,
} from "../../contract/original/history/WireHistory.ts"

/**
 * Converts a history order to its wire form. The server, its client, and the mock share the conversions in both
 * directions.
 */
export const wireListOrder = (row: ListOrder): WireListOrder => ({
  OrderId: row.id,
  SessionId: row.draftId,
  OrderDate: row.orderDate,
  OrderCode: row.orderCode,
  OrderDesc: row.name,
  DataSourceDesc: row.sourceName,
  TotalDesiredQty: row.quantity,
  TotalEstmCost: row.estimatedCost,
  UserName: row.userName,
  AccountName: row.accountName,
  Status: row.status,
  OnlineOrder: row.isOnline,
  OrderType: row.orderType,
  ListType: row.listType,
})

export const listOrderFromWire = (row: WireListOrder): ListOrder => ({
  id: row.OrderId,
  draftId: row.SessionId,
  orderDate: row.OrderDate,
  orderCode: row.OrderCode,
  name: row.OrderDesc,
  sourceName: row.DataSourceDesc,
  quantity: row.TotalDesiredQty,
  estimatedCost: row.TotalEstmCost,
  userName: row.UserName,
  accountName: row.AccountName,
  status: row.Status,
  isOnline: row.OnlineOrder,
  orderType: row.OrderType,
  listType: row.ListType,
})

export const wireServiceOrder = (row: ServiceOrder): WireServiceOrder => ({
  CreateTime: row.createdAt,
  OrderCode: OrderCode.make(row.orderCode),
  OrderDesc: row.name,
  StatusDesc: row.statusText,
  OrderType: serviceRowCode(row.service),
  TotalRecords: row.totalRecords,
  TotalCost: row.totalCost,
  Account: row.accountName,
  UserName: row.userName,
  Status: row.status,
  OrderGuid: row.id,
  IsExistFulfillmentFile: row.hasFulfillmentFile,
  IsExistReportsFile: row.hasReportsFile,
})

export const serviceOrderFromWire = (row: WireServiceOrder): ServiceOrder => ({
  id: row.OrderGuid,
  createdAt: row.CreateTime,
  orderCode: row.OrderCode,
  name: row.OrderDesc,
  statusText: row.StatusDesc,
  service: serviceCodes.decode(row.OrderType) ?? null,
  totalRecords: row.TotalRecords,
  totalCost: row.TotalCost,
  accountName: row.Account,
  userName: row.UserName,
  status: row.Status,
  hasFulfillmentFile: row.IsExistFulfillmentFile,
  hasReportsFile: row.IsExistReportsFile,
})

type Days = ListOrderDetail["suppressions"]["days"][number]
const daysOf = (days: ReadonlyArray<Days>, kind: Days["kind"]): Days | undefined =>
  days.find((each) => each.kind === kind)

export const wireOrderDetail = (detail: ListOrderDetail): WireOrderDetail => {
  const { occupant, suppressions } = detail
  const orders = daysOf(suppressions.days, "orders")
  const files = daysOf(suppressions.days, "files")
  const saved = daysOf(suppressions.days, "savedCounts")
  return {
    OrderCode: detail.orderCode,
    Status: detail.status,
    TotalAvailableQty: detail.available,
    TotalDesiredQty: detail.quantity,
    GeographyCharge: detail.geographyCharge,
    ServiceCharge: detail.serviceCharge,
    TotalEstmCost: detail.estimatedCost,
    ListUsage: listUsages.encode(detail.listUsage),
    PhoneOption: detail.phoneOption === null ? null : phoneOptions.encode(detail.phoneOption),
    GeoType: geoTypes.encode(detail.geoType),
    DemoType: audienceUnits.encode(detail.isAllHouseholds ? "allHouseholds" : "individuals"),
    OrderSelectedDemos: detail.criteria.map(({ attribute, values }) => ({
      AttributeName: attribute,
      Values: values.map((AttributeValueName) => ({ AttributeValueName })),
    })),
    OrderGeos: detail.areas.map(({ quantity, code, name }) => ({
      GeoKeyCode: code,
      GeoKeyDesc: name,
      DesiredQty: quantity,
    })),
    SearchAddresses: detail.addresses.map(({ name, quantity }) => ({
      AddressName: name,
      TotalDesiredQty: quantity,
    })),
    TargetOption: occupant === null ? null : targetOption(occupant.targets),
    RouteOption: occupant === null ? null : routeOption(occupant.routes),
    ContactNameOption: occupant === null ? null : contactNameOption(occupant.contactNames),
    AdditionalOutputColumns: detail.outputColumns.map(({ name, column }) => ({
      ColumnName: column,
      ColumnDesc: name,
    })),
    Chose4Info: detail.purpose,
    MobilePackageName: detail.mobilePackage?.name ?? "",
    MobilePackageViewCount: detail.mobilePackage?.viewCount ?? 0,
    OrderSuppressions: suppressions.orders.map(({ code, description }) => ({
      SuppressedOrderCode: code,
      SuppressedOrderDesc: description,
    })),
    CustomSuppressions: suppressions.files.map(({ fileName }) => ({ FileName: fileName })),
    SaveCountSuppressions: suppressions.savedLists.map(({ code }) => ({
      SuppressedCountCode: code,
    })),
    SuppressionStartDate: orders?.start ?? null,
    SuppressionEndDate: orders?.end ?? null,
    CustomSuppressionStartDate: files?.start ?? null,
    CustomSuppressionEndDate: files?.end ?? null,
    SaveCountSuppressionStartDate: saved?.start ?? null,
    SaveCountSuppressionEndDate: saved?.end ?? null,
    PaymentMethod: detail.paymentMethod,
    OrderPaymentInformation:
      detail.payment === null
        ? null
        : { CardType: cardTypes.encode(detail.payment.cardType), Number: detail.payment.number },
  }
}

const occupantOf = (order: WireOrderDetail): ListOrderDetail["occupant"] =>
  order.TargetOption === null && order.RouteOption === null
    ? null
    : {
        targets: decodeTargetOption(order.TargetOption ?? 0) ?? [],
        routes: decodeRouteOption(order.RouteOption ?? 0) ?? [],
        contactNames: decodeContactNameOption(order.ContactNameOption ?? 0) ?? false,
      }

const between = (kind: Days["kind"], start: string | null, end: string | null): ReadonlyArray<Days> =>
  start === null || end === null ? [] : [{ kind, start, end }]

const paymentOf = (order: WireOrderDetail): ListOrderDetail["payment"] => {
  const paid = order.OrderPaymentInformation
  const cardType = paid === null ? undefined : cardTypes.decode(paid.CardType)
  return paid === null || cardType === undefined ? null : { cardType, number: paid.Number }
}

/** Parses an order's details; codes unknown to this release are replaced by the default. */
export const orderDetailFromWire = (order: WireOrderDetail): ListOrderDetail => ({
  orderCode: order.OrderCode,
  status: order.Status,
  available: order.TotalAvailableQty,
  quantity: order.TotalDesiredQty,
  geographyCharge: order.GeographyCharge,
  serviceCharge: order.ServiceCharge,
  estimatedCost: order.TotalEstmCost,
  listUsage: listUsages.decode(order.ListUsage) ?? "oneTime",
  phoneOption: order.PhoneOption === null ? null : (phoneOptions.decode(order.PhoneOption) ?? null),
  geoType: geoTypes.decode(order.GeoType) ?? "multiGeo",
  isAllHouseholds: audienceUnits.decode(order.DemoType) === "allHouseholds",
  criteria: order.OrderSelectedDemos.map(({ AttributeName, Values }) => ({
    attribute: AttributeName,
    values: Values.map(({ AttributeValueName }) => AttributeValueName),
  })),
  areas: order.OrderGeos.map(({ DesiredQty, GeoKeyCode, GeoKeyDesc }) => ({
    code: GeoKeyCode,
    name: GeoKeyDesc,
    quantity: DesiredQty,
  })),
  addresses: order.SearchAddresses.map(({ AddressName, TotalDesiredQty }) => ({
    name: AddressName,
    quantity: TotalDesiredQty,
  })),
  occupant: occupantOf(order),
  outputColumns: order.AdditionalOutputColumns.map(({ ColumnDesc = "", ColumnName }) => ({
    column: ColumnName,
    name: ColumnDesc,
  })),
  purpose: order.Chose4Info,
  mobilePackage:
    order.MobilePackageName === ""
      ? null
      : { name: order.MobilePackageName, viewCount: order.MobilePackageViewCount },
  suppressions: {
    orders: order.OrderSuppressions.map(({ SuppressedOrderCode, SuppressedOrderDesc }) => ({
      code: String(SuppressedOrderCode ?? ""),
      description: SuppressedOrderDesc ?? "",
    })),
    files: order.CustomSuppressions.map(({ FileName }) => ({ fileName: FileName ?? "" })),
    savedLists: order.SaveCountSuppressions.map(({ SuppressedCountCode }) => ({
      code: String(SuppressedCountCode ?? ""),
    })),
    days: [
      ...between("orders", order.SuppressionStartDate, order.SuppressionEndDate),
      ...between("savedCounts", order.SaveCountSuppressionStartDate, order.SaveCountSuppressionEndDate),
      ...between("files", order.CustomSuppressionStartDate, order.CustomSuppressionEndDate),
    ],
  },
  paymentMethod: order.PaymentMethod,
  payment: paymentOf(order),
})
