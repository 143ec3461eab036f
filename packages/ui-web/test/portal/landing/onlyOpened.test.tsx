import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { held } from "../../kit/held.ts"
import { heading, ledgerShows, openScreen, type OpenScreen } from "../../kit/openScreen.tsx"
import { SIX } from "../../kit/tinyPeople.ts"
import { placeBefore } from "../../kit/placedBefore.ts"

interface Made {
  readonly drafts: ReadonlyArray<{ readonly id: string }>
}

/** Counts the lists that the landing page offers to continue. */
const toContinue = async ({ network }: OpenScreen): Promise<number> =>
  (await network.call<Made>("GET", "/api/v1/drafts")).drafts.length

/** Waits until the page has saved everything. */
const settled = async () => {
  await waitFor(() => expect(screen.queryByText("Saving")).toBeNull())
}
const openLists = async () => {
  const opened = await openScreen("/slc", { hasSides: true })
  await heading("Saved Lists")
  return opened
}

describe("a list that was only opened is none to continue, and left with one Back", () => {
  it("for Edit", async () => {
    const opened = await openLists()
    await opened.user.click(await screen.findByRole("button", { name: "Edit North side" }))
    await ledgerShows("519")
    await settled()
    window.history.back()
    await screen.findByRole("table", { name: "Your saved lists" })
    expect(await toContinue(opened)).toBe(0)
  })

  it("for Retrieve Counts", async () => {
    const opened = await openLists()
    await opened.user.click(await screen.findByRole("button", { name: "Retrieve counts for North side" }))
    await screen.findByRole("table", { name: "Quantities by area" })
    await settled()
    window.history.back()
    await screen.findByRole("table", { name: "Your saved lists" })
    expect(await toContinue(opened)).toBe(0)
  })

  it("for Retrieve Counts, though Back comes in the moment in which the count ends", async () => {
    const { address, network, user } = await openLists()
    const [ending, saved] = [held(), held()]
    network.answer(/^\/api\/v1\/drafts\/[^/]+$/, async (request, pass) => {
      const { choices = {} } = request.method === "PUT" ? await request.clone().json() : {}
      if (choices.step === "summary") {
        ending.release()
        await saved.released
      }
      return pass()
    })
    await user.click(await screen.findByRole("button", { name: "Retrieve counts for North side" }))
    await ending.released
    window.history.back()
    await screen.findByRole("table", { name: "Your saved lists" })
    saved.release()
    const moved = waitFor(() => expect(address()).not.toBe("/slc"), { timeout: 1_000 })
    await expect(moved).rejects.toThrow()
    screen.getByRole("table", { name: "Your saved lists" })
  })

  it("for Order More", async () => {
    const opened = await openScreen("/orderhistory", {
      prepare: async (network) => {
        await placeBefore(network)
      },
    })
    const { user } = opened
    await user.click(await screen.findByRole("button", { name: /^Order more of/ }))
    const dialog = within(await screen.findByRole("dialog", { name: /^Order more of/ }))
    await user.click(dialog.getByRole("button", { name: "Count the new list" }))
    // The address is what it stays once the list that it named is open.
    await waitFor(() => expect(opened.address()).toBe("/order/10/summary"))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    await settled()
    window.history.back()
    await screen.findByRole("button", { name: /^Order more of/ })
    expect(await toContinue(opened)).toBe(0)
  })

  it("for a quote", async () => {
    let quote = ""
    const opened = await openScreen(() => `/quotes/${quote}`, {
      prepare: async ({ call, saveList }) => {
        const { id } = await saveList("Quoted", SIX)
        quote = (await call<{ id: string }>("POST", "/api/v1/sent-quotes", { savedCountId: id, key: id })).id
      },
    })
    await opened.user.click(await screen.findByRole("button", { name: "Order this list" }))
    await screen.findByRole("table", { name: "Quantities by area" })
    await settled()
    window.history.back()
    await screen.findByRole("button", { name: "Order this list" })
    expect(await toContinue(opened)).toBe(0)
  })
})

describe("a saved list that was changed", () => {
  it("is continued under its name, with its areas beside it", async () => {
    const opened = await openLists()
    const { user } = opened
    await user.click(await screen.findByRole("button", { name: "Edit North side" }))
    await ledgerShows("519")
    await user.click(await screen.findByRole("link", { name: /Step 1/ }))
    await user.click(await screen.findByRole("button", { name: "Remove 60657" }))
    await ledgerShows("403")
    await settled()
    await user.click(screen.getByRole("link", { name: /, landing page$/ }))
    const card = within(await screen.findByRole("region", { name: "Continue where you left off" }))
    card.getByRole("heading", { name: "North side" })
    await card.findByText(/^Consumer · 5 ZIP Codes · /)
  })
})
