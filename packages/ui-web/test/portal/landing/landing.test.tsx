import { AccountId } from "@listwright/domain/account"
import { screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { SIX_ZIPS, TWO_ZIPS } from "../../kit/lists.ts"
import { heading, ledgerShows, openScreen } from "../../kit/openScreen.tsx"
import { asRole } from "../../kit/roles.ts"

describe("the landing page", () => {
  it("leads from the card of a source into the builder", async () => {
    const { address, user } = await openScreen("/")
    await heading(/, Dana$/)
    expect(screen.queryByRole("region", { name: "Continue where you left off" })).toBeNull()
    await user.click(screen.getByRole("link", { name: /^Consumer.*Build a list$/ }))
    await heading("Select Your Target Areas")
    expect(address()).toBe("/order/10/geo/zip")
  })

  it("continues the list in progress, and says what it contains", async () => {
    const { user } = await openScreen("/", { draft: TWO_ZIPS })
    const card = within(await screen.findByRole("region", { name: "Continue where you left off" }))
    card.getByText("Consumer · changed just now")
    await user.click(card.getByRole("link", { name: "Continue 2 ZIP Codes" }))
    const geography = within(await screen.findByRole("region", { name: "Geography" }))
    await geography.findByText("60614")
    geography.getByText("60615")
  })

  it("continues the list that it shows, also where this tab was at work on another one", async () => {
    const { network, user } = await openScreen("/order/10/geo/zip", { draft: TWO_ZIPS })
    await screen.findByRole("region", { name: "Chosen areas" })
    await network.startDraft(SIX_ZIPS)
    await user.click(screen.getByRole("link", { name: /, landing page$/ }))
    const card = within(await screen.findByRole("region", { name: "Continue where you left off" }))
    const first = within(card.getAllByRole("listitem")[0] ?? document.body)
    first.getByText("Consumer · changed just now")
    // As many as the builder says.
    await first.findByText("519")
    await user.click(first.getByRole("link", { name: "Continue 6 ZIP Codes" }))
    await ledgerShows("519")
    const geography = within(await screen.findByRole("region", { name: "Geography" }))
    await geography.findByText(/60657/)
  })

  it("counts a client's combined lists for the client, whose lists the reseller's own account doesn't have", async () => {
    const { network, person, reload } = await openScreen("/", { as: asRole("Reseller") })
    await heading(/, Dana$/)
    const accountId = AccountId.make(person?.accounts[1]?.id ?? 0)
    const [north, south] = [
      await network.saveList("North", ["60614"], accountId),
      await network.saveList("South", ["60615"], accountId),
    ]
    const savedCounts = [north.id, south.id]
    const union = { kind: "combination", operation: "union", k: null, savedCounts, excluded: false } as const
    await network.startDraft({ accountId, definition: { areas: [union] } })
    reload()
    const card = within(await screen.findByRole("region", { name: "Continue where you left off" }))
    await card.findByText("173")
  })

  it("leads a user without an address to the settings that ask for it [p4-first-time-notice]", async () => {
    const { user } = await openScreen("/")
    await user.click(await screen.findByRole("button", { name: "Fill in your information" }))
    const settings = within(await screen.findByRole("dialog", { name: "Account Settings" }))
    await settings.findByText("Welcome! Please fill in your information first.")
  })

  it("builds a new list from a source's card, and comes back to the first one with Continue and with Back", async () => {
    const { user } = await openScreen("/order/10/geo/zip", { draft: TWO_ZIPS })
    await ledgerShows("173")
    await user.click(screen.getByRole("link", { name: /, landing page$/ }))
    await user.click(await screen.findByRole("link", { name: /^Consumer.*Build a list$/ }))
    await screen.findByText("No areas chosen yet")
    await user.click(screen.getByRole("link", { name: /, landing page$/ }))
    await user.click(await screen.findByRole("link", { name: /^Continue / }))
    await ledgerShows("173")
    await user.click(screen.getByRole("link", { name: /, landing page$/ }))
    await heading(/, Dana$/)
    window.history.back()
    await ledgerShows("173")
  })

  it("begins with an empty list when asked to", async () => {
    const { user } = await openScreen("/", { draft: TWO_ZIPS })
    await user.click(await screen.findByRole("button", { name: "Start a new list: Consumer" }))
    await screen.findByText("No areas chosen yet")
  })
})
