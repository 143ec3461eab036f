import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { TWO_ZIPS, UNCOUNTED } from "../../kit/lists.ts"
import type { Network, StartingDraft } from "../../kit/siteNetwork.ts"
import { ofSource } from "../../kit/ofSource.ts"
import { siteReading } from "../../kit/siteWith.ts"
import { heading, ledgerShows, noticed, openScreen } from "../../kit/openScreen.tsx"

/** The modal that NEXT STEP of the areas opens. */
const open = async (draft: StartingDraft) => {
  const opened = await openScreen("/order/10/geo/zip", { draft })
  await heading("Select Your Target Areas")
  await opened.user.click(screen.getByRole("button", { name: /^NEXT STEP/ }))
  const modal = within(await screen.findByRole("dialog", { name: "Who do you want to reach?" }))
  return { ...opened, modal }
}
const noModal = () => expect(screen.queryByRole("dialog", { name: "Who do you want to reach?" })).toBeNull()
const next = () => within(screen.getByRole("navigation", { name: "Next step" }))
const layout1 = (network: Network) => siteReading(network, { interfaceVersion: "1" })

describe("the geography count modal [ob4-geography-count-modal]", () => {
  it("leads to the demographics while nobody is chosen", async () => {
    const { address, modal, user } = await open(TWO_ZIPS)
    modal.getByText("173")
    expect(modal.getByRole<HTMLInputElement>("radio", { name: /^People by attribute/ }).checked).toBe(true)
    await user.click(modal.getByRole("button", { name: "Select Audience" }))
    await heading("Build Your Target Audience")
    expect(address()).toBe("/order/10/demo/demoDemographics")
    noModal()
  })

  it("asks for a phone option once all households are chosen, and counts then", async () => {
    const { address, modal, user } = await open(TWO_ZIPS)
    await user.click(modal.getByRole("radio", { name: /^All households/ }))
    await user.click(modal.getByRole("button", { name: "Poll Count" }))
    await modal.findByText("Select a phone option.")
    expect(document.activeElement).toBe(modal.getByRole("radio", { name: /^No Phones/ }))
    expect(address()).toBe("/order/10/geo/zip")
    await user.click(modal.getByRole("radio", { name: /^No Phones/ }))
    expect(modal.queryByText("Select a phone option.")).toBeNull()
    await user.click(modal.getByRole("button", { name: "Poll Count" }))
    await screen.findByRole("table", { name: "Quantities by area" })
  })

  it("says whom the attributes mean, and asks for a phone option alone", async () => {
    const { modal, user } = await open({ definition: { ...UNCOUNTED.definition, phoneOption: null } })
    await modal.findByText("People aged 25 to 54")
    await user.click(modal.getByRole("button", { name: "Poll Count" }))
    await modal.findByText("Select a phone option.")
    await user.click(modal.getByRole("radio", { name: /^No Phones/ }))
    await user.click(modal.getByRole("button", { name: "Poll Count" }))
    await screen.findByRole("table", { name: "Quantities by area" })
  })

  it("does not open where nothing is missing", async () => {
    const { user } = await openScreen("/order/10/geo/zip", { draft: UNCOUNTED })
    await heading("Select Your Target Areas")
    await user.click(screen.getByRole("button", { name: /^NEXT STEP/ }))
    await screen.findByRole("table", { name: "Quantities by area" })
    noModal()
  })

  it("is left with what was chosen in it, and no step further", async () => {
    const { address, modal, user } = await open(TWO_ZIPS)
    await user.click(modal.getByRole("radio", { name: /^Only Records With Phones/ }))
    await user.keyboard("{Escape}")
    await waitFor(noModal)
    await ledgerShows("74")
    expect(address()).toBe("/order/10/geo/zip")
  })

  it("does not open for sources without phone options, whose next step is the audience", async () => {
    const { user } = await openScreen("/order/200/geo/zip", { prepare: ofSource(200, TWO_ZIPS) })
    await heading("Select Your Target Areas")
    await user.click(screen.getByRole("button", { name: /^NEXT STEP.*Select Audience$/ }))
    await heading("Build Your Target Audience")
    noModal()
  })
})

describe("Get Count of the overview [ob5-get-count]", () => {
  it("says that there is no area, and whatever else is missing", async () => {
    const { address, user } = await openScreen("/order/10", { draft: {}, prepare: layout1 })
    await heading("Your order")
    await user.click(next().getByRole("button", { name: "Get Count" }))
    const said = await noticed(/Choose your target areas./)
    expect(said.textContent).toBe(
      "Choose your target areas.\nChoose your target audience.\nSelect a phone option.",
    )
    expect(address()).toMatch(/^\/order\/10\/geo/)
  })

  it("asks whom to target once there is an area", async () => {
    const { user } = await openScreen("/order/10", { draft: TWO_ZIPS, prepare: layout1 })
    await heading("Your order")
    await user.click(next().getByRole("button", { name: "Get Count" }))
    const modal = within(await screen.findByRole("dialog", { name: "Who do you want to reach?" }))
    await user.click(modal.getByRole("button", { name: "Select Audience" }))
    await heading("Build Your Target Audience")
  })
})
