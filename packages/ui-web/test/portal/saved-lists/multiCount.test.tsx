import { screen, waitFor, within } from "@testing-library/react"
import { SavedListId } from "@listwright/domain/saved-lists"
import { describe, expect, it } from "vitest"
import { TWO_ZIPS } from "../../kit/lists.ts"
import type { Sides } from "../../kit/savedSides.ts"
import type { Network, StartingDraft } from "../../kit/siteNetwork.ts"
import { countShown, heading, openScreen } from "../../kit/openScreen.tsx"

/** Both saved lists as the areas of one. */
const combined = ({ north, south }: Sides): StartingDraft => ({
  definition: {
    areas: [south, north].map(({ id }) => ({
      kind: "savedCount",
      savedCount: SavedListId.make(id),
      excluded: false,
    })),
  },
})
const openCombined = async () => {
  const opened = await openScreen("/order/10/demo/multiCount", { draft: combined })
  await heading("Combine Saved Lists")
  return opened
}
const lists = () => within(screen.getByRole("list", { name: "Combined lists" }))
const shows = async (...names: ReadonlyArray<string>) => {
  await waitFor(() =>
    expect(
      lists()
        .getAllByRole("button", { name: /^Remove / })
        .map((button) => button.getAttribute("aria-label")),
    ).toEqual(names.map((name) => `Remove ${name}`)),
  )
}
const nextStep = () =>
  within(screen.getByRole("navigation", { name: "Next step" })).getByRole<HTMLButtonElement>("button", {
    name: /^NEXT STEP/,
  })

describe("the saved counts of a list", () => {
  it("are named in their order, and counted as one list", async () => {
    await openCombined()
    await shows("South side", "North side")
    await waitFor(() => expect(Number(countShown().textContent)).toBeGreaterThan(0))
    await waitFor(() => expect(nextStep().disabled).toBe(false))
  })

  it("take people who are in several of them for the first: any of them may become it", async () => {
    const { user } = await openCombined()
    await shows("South side", "North side")
    await user.click(lists().getByRole("button", { name: "Move North side up" }))
    await shows("North side", "South side")
  })

  it("are two at least: NEXT STEP waits for the second", async () => {
    const { user } = await openCombined()
    await shows("South side", "North side")
    await user.click(lists().getByRole("button", { name: "Remove South side" }))
    await shows("North side")
    screen.getByText("Choose one more below")
    expect(nextStep().disabled).toBe(true)
    await user.click(await screen.findByRole("button", { name: "Add South side" }))
    await shows("North side", "South side")
    expect(nextStep().disabled).toBe(false)
  })

  it("say why one alone cannot go on where areas are chosen, by its name, and where to add another", async () => {
    const one = (sides: Sides): StartingDraft => {
      const { definition } = combined(sides)
      return { definition: { areas: definition?.areas?.slice(0, 1) ?? [] } }
    }
    const { address, user } = await openScreen("/order/10/geo/county", { draft: one })
    await screen.findByText(
      /^A combined list needs at least two saved lists, and this one has only South side\./,
    )
    expect(nextStep().disabled).toBe(true)
    const ledger = within(screen.getByRole("complementary", { name: "Count and price" }))
    await ledger.findAllByText("South side")
    expect(ledger.queryByText(/Saved Count/)).toBeNull()
    await user.click(screen.getByRole("link", { name: "Add a saved list" }))
    await waitFor(() => expect(address()).toBe("/order/10/demo/multiCount"))
  })

  it("are placed in the summary by their names", async () => {
    const { user } = await openCombined()
    const [demographics] = screen.getAllByRole("link", { name: "Demographics" })
    if (demographics === undefined) throw new Error("There are no demographics.")
    await user.click(demographics)
    await heading("Build Your Target Audience")
    await user.click(await screen.findByRole("radio", { name: /No Phones/ }))
    await user.click(screen.getByRole("checkbox", { name: /^All households/ }))
    await user.click(nextStep())
    const table = within(await screen.findByRole("table", { name: "Quantities by area" }))
    await table.findByText("South side")
    table.getByRole("textbox", { name: "Quantity selected in North side" })
  })
})

describe("the review of a combined list", () => {
  it("says nothing of a phone option, which the lists chose", async () => {
    const counted = (sides: Sides): StartingDraft => ({
      ...combined(sides),
      choices: { step: "summary" },
      isCounted: true,
    })
    await openScreen("/order/10/summary", { draft: counted })
    const audience = within(await screen.findByRole("region", { name: "Target audience" }))
    await audience.findByText("Counted")
    expect(audience.queryByText("Not chosen yet")).toBeNull()
  })
})

describe("the tab of saved counts", () => {
  const withoutMultiCount = (network: Network) =>
    network.answer("/PlaceOrder.aspx/InitializeCommonJsConfiguration", async (_, pass) => {
      const { d } = await (await pass()).json()
      return Response.json({ d: { ...d, DataSource: { ...d.DataSource, IsEnableMultiCount: false } } })
    })

  it("is there only for a list that combines some", async () => {
    const { address } = await openScreen("/order/10/demo/multiCount", { draft: TWO_ZIPS })
    await heading("Build Your Target Audience")
    expect(address()).toBe("/order/10/demo/quickPicks")
    expect(screen.queryByRole("link", { name: "Saved Lists", current: false })?.getAttribute("href")).toBe(
      "/slc",
    )
  })

  it("is not there where the site does not count saved counts together", async () => {
    const { address } = await openScreen("/order/10/demo/multiCount", {
      draft: combined,
      prepare: withoutMultiCount,
    })
    await heading("Build Your Target Audience")
    expect(address()).toBe("/order/10/demo/quickPicks")
  })
})
