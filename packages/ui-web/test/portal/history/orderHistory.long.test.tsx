import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import type { Network } from "../../kit/siteNetwork.ts"
import { history, listed, LISTS, search, services, table } from "../../kit/history.ts"
import { asRole } from "../../kit/roles.ts"
import { placedOrder } from "../../kit/orders.ts"
import { placeBefore } from "../../kit/placedBefore.ts"
import { savedFiles } from "../../kit/savedFiles.ts"
import { held } from "../../kit/held.ts"
import { heading, openScreen } from "../../kit/openScreen.tsx"

const SUBMIT = "/rpt/MyOrdersHistory.aspx/SubmitForOrderMore"

describe("the order history", () => {
  it("follows an order to its delivery", async () => {
    const { network } = await history(listed(() => ({ Status: 40 })))
    within(await table()).getByText("In progress")
    expect(screen.queryByRole("button", { name: "Order more of Opening day" })).toBeNull()
    network.answer(LISTS, null)
    await screen.findByRole("button", { name: "Order more of Opening day" }, { timeout: 8_000 })
    const asked = () => network.asked.filter((path) => path.endsWith(LISTS)).length
    const before = asked()
    // Nothing goes on after it.
    await new Promise((resolve) => setTimeout(resolve, 3_500))
    expect(asked()).toBe(before)
  })

  it("searches from 3 characters on, or with none [p4-history-search]", async () => {
    const { network, user } = await history()
    await table()
    const asked = () => network.asked.filter((path) => path.endsWith(LISTS)).length
    const before = asked()
    await user.type(search(), "no")
    screen.getByText("Type 3 characters or more to search")
    expect(asked()).toBe(before)
    await user.type(search(), "where")
    await screen.findByText("No matching orders")
    await user.click(screen.getByRole("button", { name: "Show all" }))
    await within(await table()).findByRole("row", { name: /^Opening day/ })
    expect(search().value).toBe("")
  })

  it("keeps its search, page and account in its address, and the account over its tabs", async () => {
    const { address, person, reload, user } = await history(
      listed((_, at) => ({ OrderId: `o${at}`, OrderDesc: `List ${at}` }), 18, 40),
      asRole("Reseller"),
    )
    await within(await table()).findByRole("row", { name: /^List 17/ })
    const other = person?.accounts[1]
    const filter = screen.getByRole("combobox", { name: "Account" })
    await waitFor(() => expect(within(filter).getAllByRole("option").length).toBe(3))
    await user.selectOptions(filter, other?.name ?? "")
    await user.type(search(), "list")
    await user.click(await screen.findByRole("button", { name: "Older" }))
    await waitFor(() => expect(address()).toBe(`/orderhistory?search=list&account=${other?.id}&page=2`))
    reload()
    await screen.findByText("Page 2 of 3")
    expect(search().value).toBe("list")
    const [, clean] = within(screen.getByRole("navigation", { name: "Kinds of orders" })).getAllByRole("link")
    await user.click(clean ?? document.body)
    await waitFor(() => expect(address()).toBe(`/orderhistory?type=0&account=${other?.id}`))
    await screen.findByText("No orders for this account")
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Account" }).value).toBe(`${other?.id}`)
  })

  it("turns pages of 18 rows [p9-page-sizes]", async () => {
    const { network, user } = await history(
      listed((_, at) => ({ OrderId: `o${at}`, OrderDesc: `List ${at}` }), 18, 40),
    )
    await within(await table()).findByRole("row", { name: /^List 17/ })
    screen.getByText("Page 1 of 3")
    await user.click(screen.getByRole("button", { name: "Older" }))
    await screen.findByText("Page 2 of 3")
    expect(network.asked.filter((path) => path.endsWith(LISTS)).length).toBeGreaterThan(1)
  })

  it("that could not be loaded says nothing of it, and offers to try again [p8-history-silent]", async () => {
    const { network, user } = await history((one) =>
      one.answer(LISTS, () => new Response("", { status: 500 })),
    )
    const again = await screen.findByRole("button", { name: "Try again" })
    expect(screen.queryAllByRole("alert").map(({ textContent }) => textContent)).toEqual([""])
    network.answer(LISTS, null)
    await user.click(again)
    await within(await table()).findByRole("row", { name: /^Opening day/ })
  })

  it("without orders leads to building a list", async () => {
    await history(listed((row) => row, 0))
    expect((await screen.findByRole("link", { name: "Build a list" })).getAttribute("href")).toBe("/")
    expect(screen.queryByRole("link", { name: "Export All" })).toBeNull()
  })

  it("filters by account for a Reseller, whose table names the accounts [p6-account-filter] [p6-account-column]", async () => {
    // The other account has an order too: without one there is nothing to export.
    const anyAccount = listed(() => ({}))
    const { person, user } = await history(anyAccount, asRole("Reseller"))
    const head = within(await table()).getAllByRole("columnheader")
    expect(head.map(({ textContent }) => textContent)).toContain("Account")
    const other = person?.accounts[1]
    const filter = screen.getByRole("combobox", { name: "Account" })
    await waitFor(() => expect(within(filter).getAllByRole("option").length).toBe(3))
    await user.selectOptions(filter, other?.name ?? "")
    await waitFor(() =>
      expect(screen.getByRole("link", { name: "Export All" }).getAttribute("href")).toBe(
        `/RPT/DownReportFile.aspx?orderType=-1&accountId=${other?.id}&searchKey=`,
      ),
    )
  })

  it("shows the services of a tab with the files that are there [p4-service-order-actions]", async () => {
    await services()
    const row = within(await table()).getByRole("row", { name: /^Customer file, spring/ })
    const files = within(row).getAllByRole("link")
    expect(files.map(({ textContent }) => textContent)).toEqual(["Fulfillment", "Reports"])
    expect(files.map((file) => file.getAttribute("href")?.slice(-7))).toEqual(["&type=1", "&type=2"])
  })
})

const CHARGED = ["List", "Total before tax", "Tax", "Charged"]

describe("the details of an order", () => {
  it("tell whom it chose, and the payment", async () => {
    const { user } = await history()
    await user.click(within(await table()).getByRole("button", { name: /^Opening day/ }))
    const dialog = within(await screen.findByRole("dialog", { name: "Opening day" }))
    await dialog.findByText("25 to 54")
    for (const text of ["Phones Where Available", "One Time", "VISA, ************1111", "6 areas"])
      dialog.getByText(text)
    // The dialog shows every charge, and their total.
    const terms = dialog.getAllByRole("term").map(({ textContent }) => textContent)
    expect(terms.filter((term) => CHARGED.includes(term))).toEqual(CHARGED)
    expect(dialog.getAllByText("$41.26")).toHaveLength(2)
    const amounts = dialog.getAllByRole("definition").map(({ textContent }) => textContent)
    expect(amounts).toEqual(expect.arrayContaining(["$2.58 6.25%", "$43.84"]))
  })

  it("that did not come are asked for again", async () => {
    const path = "/dialogs/OrderDetails.aspx/GetOrder"
    const { network, user } = await history((one) =>
      one.answer(path, () => new Response("", { status: 500 })),
    )
    await user.click(within(await table()).getByRole("button", { name: /^Opening day/ }))
    await screen.findByText("We couldn't load the details.")
    network.answer(path, null)
    await user.click(screen.getByRole("button", { name: "Try again" }))
    await screen.findByText("25 to 54")
  })

  it("of a service say what was done, as text whatever the server sends", async () => {
    const { user } = await services((one) =>
      one.answer("/dialogs/MyAcxiomOrderDetails.aspx/GetOrder", async (_, pass) => {
        const { d } = await (await pass()).json()
        const ServicesListHtmlText = "<ul><li>Move update</li><li><b onclick='x'>Bold</b></li></ul>"
        return Response.json({ d: { ...d, DataSource: { ...d.DataSource, ServicesListHtmlText } } })
      }),
    )
    await user.click(within(await table()).getByRole("button", { name: /^Customer file/ }))
    const done = within(await screen.findByRole("region", { name: "Services performed" }))
    expect(done.getAllByRole("listitem").map(({ innerHTML }) => innerHTML)).toEqual(["Move update", "Bold"])
  })
})

describe("more of an order [p4-order-more]", () => {
  const opened = async (prepare: (network: Network) => void = () => {}) => {
    const screens = await openScreen("/orderhistory", {
      prepare: async (network) => {
        await placeBefore(network, "Second day")
        await placeBefore(network)
        prepare(network)
      },
    })
    await screens.user.click(await screen.findByRole("button", { name: "Order more of Opening day" }))
    return { ...screens, dialog: within(await screen.findByRole("dialog")) }
  }
  const submit = () => screen.getByRole<HTMLButtonElement>("button", { name: "Count the new list" })

  it("leads to the counts of the new list", async () => {
    const { address, network, user } = await opened()
    await user.click(submit())
    await waitFor(() => expect(address()).toMatch(/^\/order\/10\/summary/))
    expect(network.asked).toContain(`POST ${SUBMIT}`)
  })

  it("leads to the site's own page of counts, where it has one", async () => {
    const { address, user } = await history((network) =>
      network.answer("/PlaceOrder.aspx/InitializeCommonJsConfiguration", async (_, pass) => {
        const { d } = await (await pass()).json()
        const Links = { getOrderMoreCountGo: "/order/{listType}/geo/zip?SessionId=" }
        return Response.json({ d: { ...d, DataSource: { ...d.DataSource, Links } } })
      }),
    )
    await user.click(await screen.findByRole("button", { name: "Order more of Opening day" }))
    await user.click(submit())
    await waitFor(() => expect(address()).toMatch(/^\/order\/10\/geo\/zip/))
  })

  it("starts with the last 7 days, and needs an order where they are chosen [p4-order-more-dates]", async () => {
    const { dialog, user } = await opened()
    await user.click(dialog.getByRole("radio", { name: /^Yes/ }))
    const [first, last] = [
      dialog.getByLabelText<HTMLInputElement>("First day"),
      dialog.getByLabelText<HTMLInputElement>("Last day"),
    ]
    expect(Date.parse(last.value) - Date.parse(first.value)).toBe(7 * 86_400_000)
    await user.click(dialog.getByRole("radio", { name: "Chosen orders" }))
    expect(submit().disabled).toBe(true)
    await user.click(await dialog.findByRole("button", { name: /^Add the order/ }))
    expect(submit().disabled).toBe(false)
    await user.click(dialog.getByRole("radio", { name: /^No/ }))
    expect(dialog.queryByRole("radio", { name: "Chosen orders" })).toBeNull()
    expect(submit().disabled).toBe(false)
  })

  it("offers other orders, and not the one that it is about", async () => {
    const { dialog, user } = await opened()
    await user.click(dialog.getByRole("radio", { name: /^Yes/ }))
    await user.click(dialog.getByRole("radio", { name: "Chosen orders" }))
    await dialog.findByRole("button", { name: /^Add the order Second day/ })
    expect(dialog.queryByRole("button", { name: /^Add the order Opening day/ })).toBeNull()
  })

  it("asks for the other orders of its own account alone, once that is known", async () => {
    const account = held()
    const asked: Array<unknown> = []
    const { dialog, network, user } = await opened((one) => {
      one.answer("/rpt/MyOrdersHistory.aspx/GetOrderMoreByOrder", async (_, pass) => {
        await account.released
        return pass()
      })
      one.answer("/PlaceOrder.aspx/GetSuppressionList", async (request, pass) => {
        asked.push((await request.clone().json()).accountId)
        return pass()
      })
    })
    await user.click(dialog.getByRole("radio", { name: /^Yes/ }))
    await user.click(dialog.getByRole("radio", { name: "Chosen orders" }))
    await waitFor(() =>
      expect(network.asked.filter((call) => call.endsWith("/GetOrderMoreByOrder"))).toHaveLength(1),
    )
    expect(dialog.queryByLabelText("Find orders by name")).toBeNull()
    expect(asked).toEqual([])
    account.release()
    await dialog.findByLabelText("Find orders by name")
    await waitFor(() => expect(asked).toHaveLength(1))
  })

  it("that failed says so in the specification's words, and keeps what was chosen [p8-order-more-failed]", async () => {
    const { dialog, network, user } = await opened()
    network.answer(SUBMIT, () => new Response("", { status: 500 }))
    await user.click(dialog.getByRole("radio", { name: /^Yes/ }))
    await user.click(submit())
    const alert = await dialog.findByRole("alert")
    expect(alert.textContent).toBe("The new list wasn't createdPlease try again, or contact us.")
    expect(dialog.getByRole<HTMLInputElement>("radio", { name: /^Yes/ }).checked).toBe(true)
    network.answer(SUBMIT, null)
    await user.click(submit())
    await waitFor(() => expect(screen.queryByRole("dialog", { name: /^Order more/ })).toBeNull())
  })

  it("starts from the receipt too, whose order it is about", async () => {
    const { code, network, user } = await placedOrder()
    const sent: Array<unknown> = []
    network.answer(SUBMIT, async (request, pass) => {
      sent.push((await request.clone().json()).order.OrderId)
      return pass()
    })
    await user.click(screen.getByRole("button", { name: "Order More" }))
    await screen.findByRole("dialog", { name: "Order more of Spring mailing" })
    await user.click(submit())
    await waitFor(() => expect(sent).toEqual([code]))
  })
})

describe("the menus", () => {
  it("lead to the history, unless the user has none [p6-history-menu]", async () => {
    const { network, reload } = await openScreen("/slc")
    await heading("Saved Lists")
    expect(screen.getAllByRole("link", { name: "Order History" })).toHaveLength(1)
    network.answer("/Common/InitUser.ashx", async (_, pass) => {
      const { d } = await (await pass()).json()
      return Response.json({ d: { ...d, DataSource: { ...d.DataSource, ShowOrderHistory: false } } })
    })
    reload()
    await heading("Saved Lists")
    await waitFor(() => expect(screen.queryByRole("link", { name: "Order History" })).toBeNull())
  })
})

describe("the Excel file of an order", () => {
  it("is saved under its code", async () => {
    const { code, user } = await placedOrder()
    const saved = savedFiles()
    window.history.pushState(null, "", "/orderhistory")
    window.dispatchEvent(new PopStateEvent("popstate"))
    await user.click(await screen.findByRole("button", { name: /^Download the Excel file for/ }))
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual([`${code}.xlsx`]))
  })
})
