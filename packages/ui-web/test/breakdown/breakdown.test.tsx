// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { COUNTED } from "../kit/lists.ts"
import type { StartingDraft } from "../kit/mockNetwork.ts"
import { heading, type ScreenOptions, screenOverMock } from "../kit/screenOverMock.tsx"
import { siteWith } from "../kit/siteWith.ts"

const offered: NonNullable<ScreenOptions["prepare"]> = (network) =>
  siteWith(network, "IsDemoBreakdownEnabled", true)

const openReport = async (demo: string, options: ScreenOptions = {}) => {
  const all = { draft: COUNTED, prepare: offered, ...options }
  const opened = await screenOverMock((id) => `/Report/Breakdown.aspx?sid=${id}&demo=${demo}`, all)
  await heading("Breakdown report")
  return opened
}
const table = (name: string) => screen.findByRole("table", { name: `Records by ${name}` })
const figuresOf = (of: HTMLElement): ReadonlyArray<readonly [string, number]> =>
  within(of)
    .getAllByRole("rowheader")
    .map((header) => {
      const cells = within(header.closest("tr") ?? header).getAllByRole("cell")
      return [header.textContent, Number(cells.at(-2)?.textContent)]
    })

describe("the breakdown report", () => {
  it("shows how the list spreads over the demographic of the address, and sums to the list", async () => {
    await openReport("gender")
    const figures = figuresOf(await table("Gender"))
    expect(figures.map(([label]) => label)).toEqual(["Female", "Male"])
    expect(figures.reduce((sum, [, records]) => sum + records, 0)).toBe(519)
    screen.getByText("519 records by Gender, as the data are today.")
  })

  it("is broken down by another attribute, which the address then names", async () => {
    const { address, draftId, user } = await openReport("GENDER")
    await table("Gender")
    await user.selectOptions(screen.getByRole("combobox", { name: "Broken down by" }), "Marital Status")
    await table("Marital Status")
    expect(address()).toBe(`/Report/Breakdown.aspx?sid=${draftId}&demo=MARITAL`)
  })

  it("starts with the attribute used most where the address names none", async () => {
    await openReport("")
    await table("Age")
  })

  it("says when there is no such attribute, and asks for another one", async () => {
    const { user } = await openReport("SHOESIZE")
    await screen.findByText("There is no attribute SHOESIZE. Choose one of these.")
    await user.selectOptions(screen.getByRole("combobox", { name: "Broken down by" }), "Gender")
    await table("Gender")
  })

  it("of an order that is missing or of somebody else says the same", async () => {
    await screenOverMock("/Report/Breakdown.aspx?sid=nobody&demo=AGE", { draft: COUNTED, prepare: offered })
    await screen.findByText("This list was not found")
    await screenOverMock("/Report/Breakdown.aspx", { draft: COUNTED, prepare: offered })
    await waitFor(() => expect(screen.getAllByText("This list was not found")).toHaveLength(2))
  })

  it("says so where the site offers none, and of a list without areas", async () => {
    await openReport("AGE", { prepare: () => {} })
    await screen.findByText("This list has no breakdown")
    await openReport("AGE", { draft: { definition: { areas: [] } } })
    await screen.findByText("No areas chosen yet")
  })

  it("fails with a way to try again", async () => {
    let fails = true
    const { user } = await openReport("GENDER", {
      prepare: async (network) => {
        await offered(network)
        network.answer("/api/v1/counts/breakdown", (_, pass) =>
          fails ? new Response("", { status: 503 }) : pass(),
        )
      },
    })
    const again = await screen.findByRole("button", { name: "Try again" })
    fails = false
    await user.click(again)
    await table("Gender")
  })
})

describe("the way to the breakdown report", () => {
  const openSummary = async (draft: StartingDraft, prepare = offered) => {
    const opened = await screenOverMock("/order/10/summary", { draft, prepare })
    await screen.findByRole("table", { name: "Quantities by area" })
    return opened
  }
  const asked = { ...COUNTED, choices: { ...COUNTED.choices, seeBreakdown: true } }
  const link = () => screen.queryByRole("link", { name: /^Breakdown/ })

  it("is on the summary of a list whose buyer asked for one, by the first attribute it is selected by", async () => {
    const { draftId } = await openSummary(asked)
    expect(link()?.getAttribute("href")).toBe(`/Report/Breakdown.aspx?sid=${draftId}&demo=AGE`)
    expect(link()?.getAttribute("target")).toBe("_blank")
  })

  it("is on no other", async () => {
    await openSummary(COUNTED)
    expect(link()).toBeNull()
  })

  it("is not where the site has no breakdown", async () => {
    await openSummary(asked, () => {})
    expect(link()).toBeNull()
  })
})
