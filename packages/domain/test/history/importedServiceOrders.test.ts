import { Result } from "effect"
import { describe, expect, it } from "vitest"
import {
  importedServiceOrders,
  REQUIRED_SERVICE_ORDER_COLUMNS,
  SERVICE_ORDER_COLUMNS,
  type ServiceOrderLine,
} from "../../src/history/importedServiceOrders.ts"
import { orderTypeName, orderTypes } from "../../src/history/orderTypes.ts"
import { orderedServiceName } from "../../src/history/ServiceOrder.ts"
import { SERVICES_OF_TAB } from "../../src/history/serviceTabs.ts"

const whole: ServiceOrderLine["cells"] = {
  OrderCode: "SV-1",
  OrderType: "Clean List",
  Service: "",
  OrderDesc: "Spring",
  CreateTime: "2026-03-14",
  Email: "ann@bakery.example",
  Account: "",
  Status: "50",
  StatusDesc: "",
  TotalRecords: "18,240",
  TotalCost: "$1,364.8",
  Services: "Move update; ;Duplicates removed",
  FulfillmentFile: "cleaned.csv",
  ReportsFile: "",
}

const read = (...changed: ReadonlyArray<ServiceOrderLine["cells"]>) =>
  importedServiceOrders(
    changed.map((cells, at) => ({ line: at + 2, cells: { ...whole, OrderCode: `SV-${at}`, ...cells } })),
  )
const one = (cells: ServiceOrderLine["cells"]) => Result.getOrThrow(read(cells))[0]
const reasons = (...changed: ReadonlyArray<ServiceOrderLine["cells"]>) =>
  Result.match(read(...changed), {
    onSuccess: () => [],
    onFailure: (bad) => bad.map(({ line, reason }) => `${line}: ${reason}`),
  })

describe("service orders of a file", () => {
  it("are read with their figures, and with the usual service of their tab", () => {
    expect(one({})).toEqual({
      line: 2,
      orderCode: "SV-0",
      type: "cleanList",
      service: "cleanList",
      orderDesc: "Spring",
      createdOn: "2026-03-14",
      email: "ann@bakery.example",
      account: "",
      status: 50,
      statusDesc: "Complete",
      totalRecords: 18_240,
      totalCost: "1364.80",
      services: ["Move update", "Duplicates removed"],
      fulfillmentFile: "cleaned.csv",
      reportsFile: null,
    })
  })

  it.each(orderTypes.names.filter((name) => name !== "lists"))("know the tab %s by code and name", (tab) => {
    for (const OrderType of [String(orderTypes.encode(tab)), orderTypeName(tab), tab])
      expect(one({ OrderType })).toMatchObject({ type: tab, service: SERVICES_OF_TAB[tab][0] ?? null })
    for (const service of SERVICES_OF_TAB[tab])
      expect(one({ OrderType: tab, Service: orderedServiceName(service) })).toMatchObject({ service })
  })

  it("say what a status means where the file does not", () => {
    const said = (Status: string, StatusDesc = "") => one({ Status, StatusDesc })?.statusDesc
    expect([said("50"), said("40"), said("49"), said("39"), said("75"), said("40", "On its way")]).toEqual([
      "Complete",
      "In progress",
      "In progress",
      "Received",
      "In progress",
      "On its way",
    ])
  })

  it("take days and amounts as people write them", () => {
    expect(one({ CreateTime: "03/14/2026", TotalCost: "0" })).toMatchObject({
      createdOn: "2026-03-14",
      totalCost: "0.00",
    })
    expect(one({ TotalCost: "12.34" })?.totalCost).toBe("12.34")
  })

  it.each([
    [{ OrderCode: "" }, /^2: OrderCode must be a code of 1 to 200 characters; it is empty$/],
    [{ OrderCode: "x".repeat(201) }, /OrderCode must be/],
    [{ OrderType: "-1" }, /OrderType must be one of 0 \(Clean List\), .*, not '-1'$/],
    [{ OrderType: "Lists/Leads" }, /OrderType/],
    [{ Service: "Phone Append" }, /^2: Service must be one of Clean List, not 'Phone Append'$/],
    [{ OrderType: "8", Service: "Email Append" }, /Service must be empty: Reverse Email has no services/],
    [{ CreateTime: "2026-02-30" }, /CreateTime must be a day/],
    [{ Email: "ann" }, /Email must be the e-mail address/],
    [{ Status: "done" }, /Status must be a whole number/],
    [{ TotalRecords: "-1" }, /TotalRecords must be/],
    [{ TotalRecords: "2147483648" }, /TotalRecords must be/],
    [{ TotalCost: "1.234" }, /TotalCost must be an amount/],
    [{ TotalCost: "" }, /TotalCost .* it is empty/],
    [{ FulfillmentFile: "../secrets.json" }, /FulfillmentFile must be the name of a file, without a folder/],
    [{ ReportsFile: ".hidden" }, /ReportsFile must be/],
    [{ ReportsFile: "a\\b.csv" }, /ReportsFile must be/],
  ] as const)("are refused by the line and its reason: %j", (cells, reason) => {
    expect(reasons(cells)).toEqual([expect.stringMatching(reason)])
  })

  it("name every bad line and every reason, and then take none", () => {
    expect(reasons({ Status: "x", TotalCost: "y" }, {}, { Email: "" })).toEqual([
      expect.stringMatching(/^2: Status/),
      expect.stringMatching(/^2: TotalCost/),
      expect.stringMatching(/^4: Email/),
    ])
  })

  it("have each a code of their own", () => {
    expect(reasons({ OrderCode: "A" }, { OrderCode: "B" }, { OrderCode: "A" })).toEqual([
      "4: OrderCode 'A' is also on line 2; each order needs its own",
    ])
  })

  it("need only some of the columns", () => {
    const cells = Object.fromEntries(REQUIRED_SERVICE_ORDER_COLUMNS.map((column) => [column, whole[column]]))
    expect(Result.getOrThrow(importedServiceOrders([{ line: 2, cells }]))[0]).toMatchObject({
      orderDesc: "",
      services: [],
      fulfillmentFile: null,
    })
    expect(SERVICE_ORDER_COLUMNS).toEqual(expect.arrayContaining([...REQUIRED_SERVICE_ORDER_COLUMNS]))
  })
})
