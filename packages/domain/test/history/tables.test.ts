import { AccountId } from "../../src/account/AccountId.ts"
import { describe, expect, it } from "vitest"
import { Role } from "../../src/account/User.ts"
import { accountColumn } from "../../src/history/accountColumn.ts"
import { EXPORT_ALL_PAGE, exportAllLink, fileLink } from "../../src/history/downloads.ts"
import { listOrderActions, rowAction, serviceOrderActions } from "../../src/history/orderActions.ts"
import { type ReceiptActionFields, receiptActions } from "../../src/history/receiptActions.ts"
import { triggersSearch } from "../../src/history/triggersSearch.ts"

const row = { accountName: "Shop", userName: "Ann" }

describe("the account column [p6-account-column]", () => {
  it.each([
    ["lists", "byTable", "Shop", "Ann"],
    ["services", "byTable", "Ann", "Shop"],
    ["savedLists", "byTable", "Shop", "Ann"],
    ["lists", "accountForReseller", "Shop", "Ann"],
    ["services", "accountForReseller", "Shop", "Ann"],
    ["savedLists", "accountForReseller", "Shop", "Ann"],
    ["lists", "accountForPowerUser", "Ann", "Shop"],
    ["services", "accountForPowerUser", "Ann", "Shop"],
    ["savedLists", "accountForPowerUser", "Shop", "Ann"],
  ] as const)("of %s, %s, shows a reseller %s and a power user %s", (table, reading, reseller, powerUser) => {
    expect(accountColumn("Reseller", table, row, reading)).toBe(reseller)
    expect(accountColumn("Power User", table, row, reading)).toBe(powerUser)
  })

  it("is blank for everybody else", () => {
    const others = Role.literals.filter((role) => role !== "Reseller" && role !== "Power User")
    expect(others.map((role) => accountColumn(role, "lists", row, "byTable"))).toEqual(["", ""])
  })
})

describe("what a row offers", () => {
  const listOrder = { status: 75, isOnline: true, orderType: 10, listType: 10, paymentMethod: 1 }

  it("is more of a complete list order and its file [p4-list-order-actions]", () => {
    expect(listOrderActions(listOrder)).toEqual({ orderMore: "enabled", excel: true, showPayment: true })
    expect(listOrderActions({ ...listOrder, status: 74 })).toMatchObject({
      orderMore: "hidden",
      excel: false,
    })
  })

  const receipt: ReceiptActionFields = { state: "fulfilled", listType: 10, downloadClosedOn: null }
  it.each<readonly [string, Partial<ReceiptActionFields>, "hidden" | "disabled" | "enabled", boolean]>([
    ["of an order that was placed here", {}, "enabled", true],
    ["that says so", { isOnline: true, orderType: 10 }, "enabled", true],
    ["of an order that was placed elsewhere", { isOnline: false }, "hidden", false],
    ["of another type", { orderType: 20 }, "disabled", true],
    ["of a source without Excel", { listType: 270 }, "enabled", false],
    ["of an order that was refunded in full", { downloadClosedOn: "2026-11-28" }, "enabled", false],
    ["of a list that is being written", { state: "placed" }, "hidden", false],
  ])(
    "is on the receipt %s what it is in the history [p4-list-order-actions]",
    (_, fields, orderMore, excel) => {
      expect(receiptActions({ ...receipt, ...fields })).toEqual({ orderMore, excel, showPayment: false })
    },
  )

  it("shows no payment before an order is paid, or without a card [p4-payment-shown]", () => {
    expect(listOrderActions({ ...listOrder, status: 39 }).showPayment).toBe(false)
    expect(listOrderActions({ ...listOrder, paymentMethod: null }).showPayment).toBe(false)
  })

  it("is the files of a complete service order that exist [p4-service-order-actions]", () => {
    expect(serviceOrderActions({ status: 50, hasFulfillmentFile: true, hasReportsFile: false })).toEqual({
      fulfillment: true,
      reports: false,
    })
  })

  it("is to retrieve counts of saved orders, and to order more of recent ones [p4-row-actions]", () => {
    expect(rowAction("savedOrders")).toBe("Retrieve Counts")
    expect(rowAction("recentOrders")).toBe("Order More")
  })
})

describe("a search [p4-history-search]", () => {
  it.each([
    ["", true],
    [" ", false],
    ["  ", false],
    ["a", false],
    ["ab", false],
    ["   ", false],
    [" ab ", false],
    [" abc", true],
    ["abc", true],
  ])("for '%s' runs: %s", (text, runs) => {
    expect(triggersSearch(text)).toBe(runs)
  })
})

describe("the downloads", () => {
  it.each([
    ["excel", 1],
    ["fulfillment", 1],
    ["reports", 2],
  ] as const)("of the %s file are of type %i", (file, type) => {
    expect(fileLink("Common/DownFile.aspx", "a/b", file)).toBe(`Common/DownFile.aspx?id=a%2Fb&type=${type}`)
  })

  it("of a whole tab name its code, the account and what was searched for", () => {
    expect(exportAllLink(EXPORT_ALL_PAGE, { type: "lists", accountId: null, searchKey: "a b" })).toBe(
      "RPT/DownReportFile.aspx?orderType=-1&accountId=&searchKey=a%20b",
    )
    expect(
      exportAllLink(EXPORT_ALL_PAGE, { type: "reverseEmail", accountId: AccountId.make(7), searchKey: "" }),
    ).toBe("RPT/DownReportFile.aspx?orderType=8&accountId=7&searchKey=")
  })
})
