import { describe, expect, it } from "vitest"
import { AccountId } from "../../src/account/AccountId.ts"
import type { Role } from "../../src/account/User.ts"
import { DraftId } from "../../src/shared/DraftId.ts"
import { type SavedList } from "../../src/saved-lists/SavedList.ts"
import { SavedListId } from "../../src/shared/SavedListId.ts"
import { cellText, displayedCellText } from "../../src/saved-lists/tables/Table.ts"
import {
  MAX_LISTS_PER_TABLE,
  savedListsTable,
  tableSizeProblem,
} from "../../src/saved-lists/tables/savedListsTable.ts"

const row: SavedList = {
  id: SavedListId.make("1"),
  draftId: DraftId.make("2"),
  orderDate: "2026-11-21",
  expirationDate: "2027-02-19",
  orderCode: "LW-1",
  name: "=1+1",
  listType: 10,
  sourceName: "Consumer",
  estimatedCost: "1234.50",
  quantity: 16_460,
  accountId: AccountId.make(1),
  accountName: "Harbor Street Bakery",
  userName: "Pat Power",
  unitPrice: "0.07500",
}

describe("the table of saved lists", () => {
  it.each([
    ["Reseller", ["Account", "Harbor Street Bakery"]],
    ["Power User", ["User", "Pat Power"]],
    ["User", ["Account", ""]],
    ["Digital User", ["Account", ""]],
  ] as const)("has the columns that the page shows to a %s", (role: Role, [title, cell]) => {
    const { whole } = savedListsTable([row], { role, reading: "accountForReseller" }, "2026-11-23")
    const titles = whole.columns.map((column) => column.title)
    expect(titles).toEqual([
      "Name",
      "Code",
      "Data source",
      "Saved",
      "Valid until",
      title,
      "Records",
      "Cost",
      "Cost per record",
    ])
    expect(whole.rows).toEqual([
      ["=1+1", "LW-1", "Consumer", "2026-11-21", "2027-02-19", cell, 16_460, "1234.50", "0.07500"],
    ])
  })

  it("is refused without lists, and with more than a file holds, and says what to do", () => {
    expect([1, MAX_LISTS_PER_TABLE].map(tableSizeProblem)).toEqual([null, null])
    expect(tableSizeProblem(0)).toBe("There are no matching lists to download.")
    expect(tableSizeProblem(MAX_LISTS_PER_TABLE + 1)).toBe(
      "A file can contain at most 10,000 lists, not 10,001. Search or choose dates to narrow them down.",
    )
  })
})

describe("a cell", () => {
  it("reads in a CSV as programs write it, and is as wide as people read it", () => {
    expect([cellText("dollars", "-1234.50"), cellText("records", 16_460), cellText("share", 0.125)]).toEqual([
      "-1234.50",
      "16460",
      "12.5%",
    ])
    expect([cellText("text", null), displayedCellText({ title: "", kind: "dollars" }, null)]).toEqual([
      "",
      "",
    ])
    expect(displayedCellText({ title: "", kind: "dollars" }, "-1234.50")).toBe("-$1,234.50")
    expect(displayedCellText({ title: "", kind: "records" }, 16_460)).toBe("16,460")
  })
})
