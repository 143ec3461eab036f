import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { COUNTED, UNCOUNTED } from "../../kit/lists.ts"
import type { Network } from "../../kit/siteNetwork.ts"
import { heading, ledgerShows, noticed, openScreen } from "../../kit/openScreen.tsx"

const SAVE = "/PlaceOrder.aspx/SaveCount"

const openSummary = async (prepare: (network: Network) => void = () => {}) => {
  const opened = await openScreen("/order/10/summary", { draft: COUNTED, prepare })
  await screen.findByRole("table", { name: "Quantities by area" })
  return opened
}
const form = async () => within(await screen.findByRole("dialog", { name: "Save Count" }))
const press = async (within_: Awaited<ReturnType<typeof form>>, name: string) =>
  within_.getByRole("button", { name })

describe("Save Count", () => {
  it("tells which other list has the name, and keeps both", async () => {
    const { user } = await openScreen("/order/10/summary", { draft: COUNTED, hasSides: true })
    await screen.findByRole("table", { name: "Quantities by area" })
    await user.click(screen.getByRole("button", { name: "Save Count" }))
    const dialog = await form()
    await user.type(dialog.getByRole("textbox", { name: "Order name" }), "North Side")
    await user.click(await press(dialog, "Save Count"))
    const saved = within(await screen.findByRole("dialog", { name: "Count saved" }))
    saved.getByText(/“North Side” is now in your saved lists.*Another saved list also has this name: LW-/s)
  })

  it("keeps the count under the name of the order, which it must have; the phone may stay empty", async () => {
    const { network, person, user } = await openSummary()
    await user.click(screen.getByRole("button", { name: "Save Count" }))
    const dialog = await form()
    expect(dialog.getByRole<HTMLInputElement>("textbox", { name: "Company" }).value).toBe(
      person?.accounts[0]?.name,
    )
    await user.clear(dialog.getByRole("textbox", { name: /^Phone/ }))
    await user.clear(dialog.getByRole("textbox", { name: "Email" }))
    await user.click(await press(dialog, "Save Count"))
    expect((await dialog.findAllByText("Required")).length).toBe(2)
    expect(network.asked).not.toContain(`POST ${SAVE}`)
    await user.type(dialog.getByRole("textbox", { name: "Email" }), "dana@example.com")
    await user.type(dialog.getByRole("textbox", { name: "Order name" }), "Lake shore")
    await user.click(await press(dialog, "Save Count"))
    const saved = within(await screen.findByRole("dialog", { name: "Count saved" }))
    saved.getByText(/“Lake shore” is now in your saved lists/)
    await user.click(saved.getByRole("link", { name: "See your saved lists" }))
    await heading("Saved Lists")
    const rows = within(await screen.findByRole("table", { name: "Your saved lists" }))
    await rows.findByRole("button", { name: "Edit Lake shore" })
  })

  it("says why the server kept nothing, in its words, and forgets that when it is hidden", async () => {
    const { network, user } = await openSummary()
    network.answer(SAVE, () =>
      Response.json({
        d: {
          ResultFlag: true,
          ResultMessage: "",
          DataSource: { IsSuccess: false, Message: "This order was changed in another window." },
        },
      }),
    )
    await user.click(screen.getByRole("button", { name: "Save Count" }))
    let dialog = await form()
    await user.type(dialog.getByRole("textbox", { name: "Order name" }), "Lake shore")
    await user.click(await press(dialog, "Save Count"))
    const warning = await dialog.findByRole("alert")
    expect(warning.textContent).toBe("This order was changed in another window.")
    // Nothing that was typed is lost.
    expect(dialog.getByRole<HTMLInputElement>("textbox", { name: "Order name" }).value).toBe("Lake shore")
    await user.click(await press(dialog, "Cancel"))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    await user.click(screen.getByRole("button", { name: "Save Count" }))
    dialog = await form()
    expect(dialog.queryByRole("alert")).toBeNull()
  })

  it("is there while the list is made, once it is counted", async () => {
    const { user } = await openScreen("/order/10/geo/zip", { draft: UNCOUNTED })
    await ledgerShows("519")
    await user.click(await screen.findByRole("button", { name: "Save Count" }))
    const dialog = await form()
    await user.type(dialog.getByRole("textbox", { name: "Order name" }), "Half done")
    await user.click(await press(dialog, "Save Count"))
    await screen.findByRole("dialog", { name: "Count saved" })
  })
})

describe("Send Quote", () => {
  const withoutQuotes = (network: Network) =>
    network.answer("/PlaceOrder.aspx/InitializeCommonJsConfiguration", async (_, pass) => {
      const { d } = await (await pass()).json()
      return Response.json({ d: { ...d, DataSource: { ...d.DataSource, IsOrderQuoteEnabled: false } } })
    })

  it("is not offered where the site has no quotes", async () => {
    await openSummary(withoutQuotes)
    expect(screen.queryByRole("button", { name: "Send Quote" })).toBeNull()
  })

  it("wants the count to be saved first, and then opens the frame that sends it [ob8-quote-unsaved]", async () => {
    const { draftId, user } = await openSummary()
    await user.click(screen.getByRole("button", { name: "Send Quote" }))
    await noticed("Save the count before you send a quote.")
    expect(screen.queryByRole("dialog")).toBeNull()
    await user.click(screen.getByRole("button", { name: "Save Count" }))
    const dialog = await form()
    await user.type(dialog.getByRole("textbox", { name: "Order name" }), "Lake shore")
    await user.click(await press(dialog, "Save Count"))
    await user.click(
      within(await screen.findByRole("dialog", { name: "Count saved" })).getByRole("button", {
        name: "Done",
      }),
    )
    await user.click(await screen.findByRole("button", { name: "Send Quote" }))
    const frame = within(await screen.findByRole("dialog", { name: "Send quote" })).getByTitle("Send quote")
    expect(frame.getAttribute("src")).toBe(`/Quote/Send.aspx?sid=${draftId}`)
  })
})
