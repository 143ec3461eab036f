import { screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { history, listed, table } from "../../kit/history.ts"

describe("the order history", () => {
  it("has a tab for each kind of order, and a table of lists and leads", async () => {
    await history()
    const tabs = within(await screen.findByRole("navigation", { name: "Kinds of orders" })).getAllByRole(
      "link",
    )
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      "Lists/Leads",
      "Clean List",
      "Enhance List",
      "Portrait Reports",
      "Email List",
      "Phone Append",
      "Phone Verification",
      "Reverse Email",
    ])
    expect(tabs.map((tab) => tab.getAttribute("href")?.split("=")[1] ?? "")).toEqual([
      "",
      "0",
      "1",
      "2",
      "3",
      "5",
      "6",
      "8",
    ])
    const row = within(await table()).getByRole("row", { name: /^Opening day/ })
    for (const text of [/^Consumer/, "519", "$43.84", "$41.26 + $2.58 tax", "Complete"])
      within(row).getByText(text)
  })

  it("shows what was refunded, and no download of what was refunded in full", async () => {
    await history((one) =>
      one.answer("/api/v1/orders", async (_, pass) => {
        const found = await (await pass()).json()
        const orders = found.orders.map((order: object) => ({
          ...order,
          refunded: "43.84",
          isDownloadClosed: true,
        }))
        return Response.json({ ...found, orders })
      }),
    )
    const row = within(await table()).getByRole("row", { name: /^Opening day/ })
    within(row).getByText("$43.84 refunded")
    within(row).getByRole("button", { name: "Order more of Opening day" })
    expect(within(row).queryByRole("button", { name: /^Download the Excel/ })).toBeNull()
  })

  it.each([
    [{ Status: 75 }, ["Excel", "Order More"]],
    [{ Status: 40 }, []],
    [{ OnlineOrder: false }, []],
    [{ ListType: 270 }, ["Order More"]],
  ] as const)("offers what the status allows: %j [p4-list-order-actions]", async (changed, offered) => {
    await history(listed(() => changed))
    const row = within(await table()).getByRole("row", { name: /^Opening day/ })
    const buttons = within(row).queryAllByRole("button", { name: /^(Download the Excel|Order more of)/ })
    expect(buttons.map(({ textContent }) => textContent)).toEqual(offered)
  })

  it("disables more of an order of another type [p4-list-order-actions]", async () => {
    await history(listed(() => ({ OrderType: 20 })))
    const more = await screen.findByRole<HTMLButtonElement>("button", { name: "Order more of Opening day" })
    expect(more.disabled).toBe(true)
  })
})
