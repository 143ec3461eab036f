import { Result } from "effect"
import { describe, expect, it } from "vitest"
import {
  importServiceOrders,
  REQUIRED_SERVICE_ORDER_COLUMNS,
  SERVICE_ORDER_COLUMNS,
  type ServiceOrderLine,
} from "../../src/history/importServiceOrders.ts"
import { orderTypeName, orderTypes } from "../../src/history/orderTypes.ts"
import { orderedServiceName } from "../../src/history/ServiceOrder.ts"
import { TAB_SERVICES } from "../../src/history/serviceTabs.ts"

const whole: ServiceOrderLine["cells"] = {
  orderCode: "SV-1",
  orderType: "Clean List",
  service: "",
  description: "Spring",
  createdOn: "2026-03-14",
  email: "ann@bakery.example",
  account: "",
  status: "50",
  statusText: "",
  records: "18,240",
  cost: "$1,364.8",
  services: "Move update; ;Duplicates removed",
  fulfillmentFile: "cleaned.csv",
  reportsFile: "",
}

const read = (...changed: ReadonlyArray<ServiceOrderLine["cells"]>) =>
  importServiceOrders(
    changed.map((cells, at) => ({ line: at + 2, cells: { ...whole, orderCode: `SV-${at}`, ...cells } })),
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
      name: "Spring",
      createdOn: "2026-03-14",
      email: "ann@bakery.example",
      account: "",
      status: 50,
      statusText: "Complete",
      totalRecords: 18_240,
      totalCost: "1364.80",
      services: ["Move update", "Duplicates removed"],
      fulfillmentFile: "cleaned.csv",
      reportsFile: null,
    })
  })

  it.each(orderTypes.names.filter((name) => name !== "lists"))("know the tab %s by code and name", (tab) => {
    for (const orderType of [String(orderTypes.encode(tab)), orderTypeName(tab), tab])
      expect(one({ orderType })).toMatchObject({ type: tab, service: TAB_SERVICES[tab][0] ?? null })
    for (const service of TAB_SERVICES[tab])
      expect(one({ orderType: tab, service: orderedServiceName(service) })).toMatchObject({ service })
  })

  it("say what a status means where the file does not", () => {
    const said = (status: string, statusText = "") => one({ status, statusText })?.statusText
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
    expect(one({ createdOn: "03/14/2026", cost: "0" })).toMatchObject({
      createdOn: "2026-03-14",
      totalCost: "0.00",
    })
    expect(one({ cost: "12.34" })?.totalCost).toBe("12.34")
  })

  it.each([
    [{ orderCode: "" }, /^2: orderCode must be a code of 1 to 200 characters; it is empty$/],
    [{ orderCode: "x".repeat(201) }, /orderCode must be/],
    [{ orderType: "-1" }, /orderType must be one of 0 \(Clean List\), .*, not '-1'$/],
    [{ orderType: "Lists/Leads" }, /orderType/],
    [{ service: "Phone Append" }, /^2: service must be one of Clean List, not 'Phone Append'$/],
    [{ orderType: "8", service: "Email Append" }, /service must be empty: Reverse Email has no services/],
    [{ createdOn: "2026-02-30" }, /createdOn must be a day/],
    [{ email: "ann" }, /email must be the email address/],
    [{ status: "done" }, /status must be a whole number/],
    [{ records: "-1" }, /records must be/],
    [{ records: "2147483648" }, /records must be/],
    [{ cost: "1.234" }, /cost must be an amount/],
    [{ cost: "" }, /cost .* it is empty/],
    [{ fulfillmentFile: "../secrets.json" }, /fulfillmentFile must be the name of a file, without a folder/],
    [{ reportsFile: ".hidden" }, /reportsFile must be/],
    [{ reportsFile: "a\\b.csv" }, /reportsFile must be/],
  ] as const)("are refused by the line and its reason: %j", (cells, reason) => {
    expect(reasons(cells)).toEqual([expect.stringMatching(reason)])
  })

  it("name every bad line and every reason, and then take none", () => {
    expect(reasons({ status: "x", cost: "y" }, {}, { email: "" })).toEqual([
      expect.stringMatching(/^2: status/),
      expect.stringMatching(/^2: cost/),
      expect.stringMatching(/^4: email/),
    ])
  })

  it("have each a code of their own", () => {
    expect(reasons({ orderCode: "A" }, { orderCode: "B" }, { orderCode: "A" })).toEqual([
      "4: orderCode 'A' is also on line 2; each order needs its own",
    ])
  })

  it("need only some of the columns", () => {
    const cells = Object.fromEntries(REQUIRED_SERVICE_ORDER_COLUMNS.map((column) => [column, whole[column]]))
    expect(Result.getOrThrow(importServiceOrders([{ line: 2, cells }]))[0]).toMatchObject({
      name: "",
      services: [],
      fulfillmentFile: null,
    })
    expect(SERVICE_ORDER_COLUMNS).toEqual(expect.arrayContaining([...REQUIRED_SERVICE_ORDER_COLUMNS]))
  })
})
