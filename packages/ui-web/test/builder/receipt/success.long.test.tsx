import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { dialog, filledSummary, placedOrder, placeOrder } from "../../kit/orders.ts"
import { SIX_ZIPS, TWO_ZIPS } from "../../kit/lists.ts"
import { savedFiles } from "../../kit/savedFiles.ts"
import { heading, ledgerShows, noticed } from "../../kit/openScreen.tsx"

/** A point for each dollar. */
const POINTS = 41
const csv = () => screen.getByRole("button", { name: "Download list (CSV)" })

describe("the download of a list", () => {
  it("saves what was delivered under its name, as CSV", async () => {
    const { code, network, user } = await placedOrder()
    const saved = savedFiles()
    await user.click(csv())
    await waitFor(() => expect(saved).toHaveLength(1))
    const delivered = await network.fetch(new Request(`${location.origin}/api/v1/orders/${code}/list.csv`))
    expect(saved.map(({ name }) => name)).toEqual([`${code}.csv`])
    expect(saved[0]?.file.type).toBe("text/csv;charset=utf-8")
    const text = await saved[0]?.file.text()
    expect(text).toMatch(/^Record,First Name,Last Name,/)
    expect(text).toBe(await delivered.text())
  })

  it("saves it for Excel, byte for byte", async () => {
    const { code, network, user } = await placedOrder()
    const saved = savedFiles()
    await user.click(screen.getByRole("button", { name: "Download for Excel (XLSX)" }))
    await waitFor(() => expect(saved).toHaveLength(1))
    const delivered = await network.fetch(new Request(`${location.origin}/api/v1/orders/${code}/list.xlsx`))
    expect(saved.map(({ name }) => name)).toEqual([`${code}.xlsx`])
    expect(await saved[0]?.file.arrayBuffer()).toEqual(await delivered.arrayBuffer())
  })

  it("that failed is said, saves nothing, and works when it is asked for again", async () => {
    const { code, network, user } = await placedOrder()
    const saved = savedFiles()
    network.answer(`/api/v1/orders/${code}/list.csv`, () => new Response("", { status: 500 }))
    await user.click(csv())
    await noticed(/^The server couldn't complete your request/)
    expect(saved).toEqual([])
    expect(document.activeElement).toBe(csv())
    network.answer(`/api/v1/orders/${code}/list.csv`, null)
    await user.click(csv())
    await waitFor(() => expect(saved).toHaveLength(1))
  })
})

describe("a receipt", () => {
  it("keeps whom the order chose as a quick pick", async () => {
    const { user } = await placedOrder()
    await user.click(await screen.findByRole("button", { name: "Save as quick pick" }))
    const form = within(await screen.findByRole("dialog", { name: "Save as quick pick" }))
    await form.findByText(/25 to 54/)
    await user.type(form.getByRole("textbox", { name: "Name" }), "Buyers of spring")
    await user.type(form.getByRole("textbox", { name: "Definition" }), "As ordered")
    await user.click(form.getByRole("button", { name: "Save" }))
    await screen.findByRole("dialog", { name: "Quick pick saved" })
  })

  it("says what was ordered and what was paid", async () => {
    const { code } = await placedOrder()
    await screen.findByText(/^519 records as a CSV file or for Excel\./)
    const terms = (name: string) =>
      screen.getAllByText(name, { selector: "dt" }).map((term) => term.nextSibling?.textContent)
    expect(terms("Order code")).toEqual([code])
    expect(terms("Order name")).toEqual(["Spring mailing"])
    expect(terms("Quantity selected")).toEqual(["519"])
    expect(terms("Paid with")).toEqual(["VISA ending in 1111"])
    expect(terms("Reward points")).toEqual([`${POINTS} earned`])
    expect(terms("List")).toEqual(["$41.26"])
    expect(terms("Tax")).toEqual(["$2.58"])
    expect(screen.getByText("6.25%").parentElement?.textContent).toBe("Tax6.25%")
  })

  it.each([
    ["elsewhere", { isOnline: false }, "Your list was delivered elsewhere", null, 0],
    ["by another type", { orderType: 20 }, "Your list is ready", true, 2],
  ])(
    "of an order placed %s offers what its row in the history does",
    async (_, fields, title, more, files) => {
      const { code, network, reload } = await placedOrder()
      network.answer(`/api/v1/orders/${code}`, async (_request, pass) =>
        Response.json({ ...(await (await pass()).json()), ...fields }),
      )
      reload()
      await screen.findByText(title)
      const orderMore = screen.queryByRole<HTMLButtonElement>("button", { name: "Order More" })
      expect(orderMore === null ? null : orderMore.disabled).toBe(more)
      expect(screen.queryAllByRole("button", { name: /^Download/ })).toHaveLength(files)
    },
  )

  it("that could not be loaded keeps the order's code, and comes when it is asked for again", async () => {
    const { code, network, reload, user } = await placedOrder()
    network.answer(`/api/v1/orders/${code}`, () => new Response("", { status: 500 }))
    reload()
    await screen.findByText(new RegExp(`^We have your order ${code}, but we couldn't load its receipt.`))
    network.answer(`/api/v1/orders/${code}`, null)
    await user.click(screen.getByRole("button", { name: "Try again" }))
    await screen.findByText("Your list is ready")
  })
})

describe("the address of a receipt", () => {
  it("shows its order while another list is open, also in another tab and loaded anew", async () => {
    const { address, network, otherTab, reload } = await placedOrder()
    const receipt = address()
    const list = await network.startDraft(SIX_ZIPS)
    window.history.replaceState(null, "", `/order/10/geo/zip?SessionId=${list}`)
    reload()
    await ledgerShows("519")
    window.history.replaceState(null, "", receipt)
    const other = otherTab()
    await other.findByText("Your list is ready")
    expect(other.getByRole("heading", { level: 1 }).textContent).toBe("Thank you!")
    expect(address()).toBe(receipt)
    reload()
    await waitFor(() => expect(screen.getAllByText("Your list is ready")).toHaveLength(2))
    expect(address()).toBe(receipt)
  })

  it("leads back to its own order where the payment was declined after the fact", async () => {
    const { code, draftId, network, reload, user } = await placedOrder()
    network.answer(`/api/v1/orders/${code}`, async (_, pass) => {
      const receipt: object = await (await pass()).json()
      return Response.json({ ...receipt, state: "declined", delivery: null })
    })
    const other = await network.startDraft(SIX_ZIPS)
    sessionStorage.setItem("listwright-draft-10", other)
    reload()
    await user.click(await screen.findByRole("button", { name: "Back to the order" }))
    const name = await screen.findByRole<HTMLInputElement>("textbox", { name: "Order name" })
    expect(name.value).toBe("Spring mailing")
    expect(sessionStorage.getItem("listwright-draft-10")).toBe(draftId)
  })
})

describe("a placed order", () => {
  it("closes its list: every step leads to the receipt, and what is ordered next begins empty", async () => {
    const { address, code, reload, user } = await placedOrder()
    window.history.replaceState(null, "", "/order/10/summary")
    reload()
    await screen.findByText("Your list is ready")
    expect(address()).toBe(`/order/10/success?order=${code}`)
    await user.click(screen.getByRole("link", { name: "Home" }))
    await heading(/, Dana$/)
    expect(screen.queryByRole("region", { name: "Continue where you left off" })).toBeNull()
    await user.click(screen.getByRole("link", { name: /^Consumer.*Build a list$/ }))
    await screen.findByText("No areas chosen yet")
  })

  it("leads to another list, which is empty, also where one was left unfinished", async () => {
    const { address, network, user } = await placedOrder()
    await network.startDraft(TWO_ZIPS)
    const what = within(screen.getByRole("navigation", { name: "What next" }))
    await user.click(what.getByRole("button", { name: "Start another list" }))
    await screen.findByText("No areas chosen yet")
    expect(address()).toBe("/order/10/geo/zip")
  })

  it("shows its receipt in every tab of the browser", async () => {
    const { otherTab, tab, user } = await filledSummary()
    window.history.replaceState(null, "", "/order/10/geo/zip")
    const other = otherTab()
    await other.findByRole("region", { name: "Chosen areas" })
    await user.click(placeOrder())
    await user.click(await (await dialog()).findByRole("button", { name: /^Place order, \$/ }))
    await tab.findByText("Your list is ready")
    await other.findByText("Your list is ready")
  })
})
