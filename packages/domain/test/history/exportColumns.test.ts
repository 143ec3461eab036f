import { describe, expect, it } from "vitest"
import type { Role } from "../../src/account/User.ts"
import {
  historyAccountTitle,
  listExportColumns,
  serviceExportColumns,
} from "../../src/history/exportColumns.ts"
import type { ChargedListOrder } from "../../src/history/ListOrder.ts"
import { listStatusText, toOrderStatus } from "../../src/history/orderStatus.ts"
import type { ServiceOrder } from "../../src/history/ServiceOrder.ts"
import { DraftId } from "../../src/shared/DraftId.ts"
import { OrderCode } from "../../src/shared/OrderCode.ts"

const listOrder: ChargedListOrder = {
  id: "LW-A",
  draftId: DraftId.make("d"),
  orderDate: "2026-03-10",
  orderCode: OrderCode.make("LW-A"),
  name: "Spring",
  sourceName: "Consumer",
  quantity: 1_000,
  estimatedCost: "59.50",
  totalBeforeTax: "59.50",
  taxCharge: "3.72",
  total: "63.22",
  charged: "63.22",
  refunded: "10.00",
  isDownloadClosed: false,
  userName: "Ann Reed",
  accountName: "Bakery",
  status: 75,
  isOnline: true,
  orderType: 10,
  listType: 10,
}
const serviceOrder: ServiceOrder = {
  id: "g",
  createdAt: "2026-03-09",
  orderCode: "SV-1",
  name: "Clean",
  statusText: "Complete",
  service: null,
  totalRecords: 20,
  totalCost: "1.00",
  accountName: "Bakery",
  userName: "Ann Reed",
  status: 50,
  hasFulfillmentFile: true,
  hasReportsFile: false,
}
const reader = (role: Role) => ({ role, reading: "byTable" }) as const
const listLine = (role: Role) =>
  listExportColumns(reader(role)).map(({ cell, title }) => [title, cell(listOrder)])

describe("the file of Export All", () => {
  it("has what the table of lists shows", () => {
    expect(listLine("User")).toEqual([
      ["Date", "2026-03-10"],
      ["Order code", "LW-A"],
      ["Name", "Spring"],
      ["Data source", "Consumer"],
      ["Account", ""],
      ["Records", "1000"],
      ["Cost", "59.50"],
      ["Tax", "3.72"],
      ["Charged", "63.22"],
      ["Refunded", "10.00"],
      ["Status", "Complete"],
    ])
  })

  it("has the account column of the reader's role [p6-account-column]", () => {
    const columns = (role: Role) => [
      listLine(role)[4],
      serviceExportColumns("reverseEmail", reader(role)).map((c) => [c.title, c.cell(serviceOrder)])[4],
    ]
    expect(columns("Reseller")).toEqual([
      ["Account", "Bakery"],
      ["User", "Ann Reed"],
    ])
    expect(columns("Power User")).toEqual([
      ["User", "Ann Reed"],
      ["Account", "Bakery"],
    ])
    expect(columns("Digital User")).toEqual([
      ["Account", ""],
      ["Account", ""],
    ])
    expect(historyAccountTitle("User", "lists", "byTable")).toBe("Account")
  })

  it("calls a service without a code by its tab", () => {
    const serviceOf = (service: ServiceOrder["service"]) =>
      serviceExportColumns("reverseEmail", reader("User"))
        .find(({ title }) => title === "Service")
        ?.cell({ ...serviceOrder, service })
    expect([serviceOf(null), serviceOf("emailAppend")]).toEqual(["Reverse Email", "Email Append"])
  })
})

describe("the status of our own orders [p9-status-codes]", () => {
  it.each([
    ["placing", 10, "Payment pending"],
    ["pending", 20, "Payment pending"],
    ["declined", 30, "Not paid"],
    ["placed", 40, "In progress"],
    ["fulfilled", 75, "Complete"],
  ] as const)("%s is %d: %s", (state, status, text) => {
    expect([toOrderStatus(state), listStatusText(status)]).toEqual([status, text])
  })
})
