import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { SIX_ZIPS } from "../kit/lists.ts"
import { held } from "../kit/held.ts"
import type { Network } from "../kit/siteNetwork.ts"
import { countShown, heading, ledger, ledgerShows, openScreen } from "../kit/openScreen.tsx"

/** All of them, which are loaded ahead, and those of one. */
const VALUES = ["/api/v1/attributes", "/PlaceOrder.aspx/GetDemoAttribute"]
const CALLS = [
  "/api/v1/figures",
  "/api/v1/places",
  "/api/v1/prices",
  "/Common/InitSite.ashx",
  "/PlaceOrder.aspx/GetZipsByZips",
  ...VALUES,
]

const outage = (network: Network, draftId: string | null) => {
  const paths = [...CALLS, `/api/v1/drafts/${draftId}`]
  for (const path of paths) network.answer(path, () => Promise.reject(new TypeError("Failed to fetch")))
  return {
    end: () => {
      for (const path of paths) network.answer(path, null)
    },
  }
}
const notices = () => screen.getByRole("region", { name: "Notices" })
const said = () =>
  within(notices()).queryAllByText("The server can't be reached. Check your internet connection.")

describe("an outage", () => {
  it("is said once, leaves the figures where they are, not current, and is over by itself", async () => {
    const { draftId, network, user } = await openScreen("/order/10/geo/zip", { draft: SIX_ZIPS })
    await ledgerShows("519")
    await ledger().findByRole("button", { name: "Poll Count, $35.00" })
    const { end } = outage(network, draftId)
    await user.click(await screen.findByRole("button", { name: "Remove 60657" }))
    await ledger().findByText("These are the last known figures and may be out of date.")
    await user.type(screen.getByRole("textbox", { name: "ZIP Code 1" }), "60601{Enter}")
    await screen.findByText("Not saved yet")
    expect(said()).toHaveLength(1)
    // The typed ZIP Code was not looked up, so that it is not in the list when the outage is over.
    within(notices()).getByText(
      "Everything on this page, including what you typed, is still here. We'll save changes to your list once the connection is back. If something wasn't added or sent, try it again then.",
    )
    expect(within(notices()).queryByRole("button")).toBeNull()
    expect(countShown().textContent).toBe("519")
    expect(countShown().className).toContain("opacity-60")
    ledger().getByRole("button", { name: "Poll Count, $35.00" })
    expect(ledger().queryByText(/not available/)).toBeNull()
    end()
    fireEvent(window, new Event("online"))
    await ledgerShows("403")
    await waitFor(() => expect(said()).toHaveLength(0))
    expect(ledger().queryByText(/may be out of date\.$/)).toBeNull()
  })

  it("is said once, in the one main part of a page that it keeps from loading", async () => {
    const lost = () => Promise.reject(new TypeError("Failed to fetch"))
    const { draftId, network, reload } = await openScreen("/", { draft: SIX_ZIPS })
    await heading(/, Dana$/)
    const saysSo = async () => {
      await heading("We couldn't load this page")
      expect(within(screen.getByRole("main")).getByRole("alert").textContent).toMatch(/^No connection/)
      await waitFor(() => expect(said()).toHaveLength(0))
    }
    network.answer(`/api/v1/drafts/${draftId}`, lost)
    window.history.replaceState(null, "", `/order/10/geo/zip?SessionId=${draftId}`)
    reload()
    await saysSo()
    screen.getByRole("banner")

    network.answer("/Common/InitSite.ashx", lost)
    network.answer("/Common/InitUser.ashx", lost)
    window.history.replaceState(null, "", "/signin")
    reload()
    await saysSo()
    expect(screen.queryByRole("banner")).toBeNull()
  })

  it("speaks of the page that it is on", async () => {
    const { network, user } = await openScreen("/reward")
    await heading("Rewards")
    network.answer("/Contact/SendMessage.ashx", () => Promise.reject(new TypeError("Failed to fetch")))
    await user.click(screen.getAllByRole("button", { name: "Contact Us" })[0] ?? document.body)
    const dialog = within(await screen.findByRole("dialog", { name: "Contact Us" }))
    await user.type(dialog.getByRole("textbox", { name: "Message" }), "Hello there")
    await user.click(dialog.getByRole("button", { name: /^Send/ }))
    await waitFor(() => expect(said()).toHaveLength(1))
    expect(notices().textContent).not.toMatch(/your list|counted/)
    within(notices()).getByText(/Try again once the connection is back/)
  })

  it("is not over when an answer comes that was on its way before", async () => {
    const { network, user } = await openScreen("/order/10/geo/zip", { draft: SIX_ZIPS })
    await ledgerShows("519")
    const answer = held()
    network.answer("/api/v1/figures", (_, pass) => answer.released.then(pass))
    const asked = () => network.asked.filter((call) => call.endsWith("/api/v1/figures")).length
    const before = asked()
    await user.click(await screen.findByRole("button", { name: "Remove 60657" }))
    await waitFor(() => expect(asked()).toBeGreaterThan(before))
    network.answer("/PlaceOrder.aspx/GetZipsByZips", () => Promise.reject(new TypeError("Failed to fetch")))
    await user.type(screen.getByRole("textbox", { name: "ZIP Code 1" }), "60601{Enter}")
    await waitFor(() => expect(said()).toHaveLength(1))
    answer.release()
    await ledgerShows("403")
    expect(said()).toHaveLength(1)
    fireEvent(window, new Event("online"))
    await waitFor(() => expect(said()).toHaveLength(0))
  })

  it("does not keep anybody from choosing: the values of the attributes are there already", async () => {
    const { draftId, network, user } = await openScreen("/order/10/demo/demoDemographics", {
      draft: SIX_ZIPS,
    })
    await heading("Build Your Target Audience")
    const asked = () => network.asked.filter((call) => VALUES.some((path) => call.endsWith(path)))
    await waitFor(() => expect(asked()).toEqual(["GET /api/v1/attributes"]))
    outage(network, draftId)
    await user.click(await screen.findByRole("button", { name: /^Marital Status/ }))
    await user.click(await screen.findByRole("checkbox", { name: "Married" }))
    const audience = within(screen.getByRole("region", { name: "Your audience" }))
    audience.getByRole("button", { name: "Remove Marital Status: who are married" })
    expect(asked()).toHaveLength(1)
  })
})
