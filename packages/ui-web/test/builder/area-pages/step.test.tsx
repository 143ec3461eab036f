import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { TWO_ZIPS } from "../../kit/lists.ts"
import { ofSource } from "../../kit/ofSource.ts"
import { heading, openScreen, type ScreenOptions } from "../../kit/openScreen.tsx"
import { siteWith } from "../../kit/siteWith.ts"

const open = async (listType: number, tab: string, options: ScreenOptions = {}) => {
  const opened = await openScreen(`/order/${listType}/geo/${tab}`, {
    prepare: ofSource(listType, {}),
    ...options,
  })
  await heading("Select Your Target Areas")
  return opened
}
const nextStep = () => screen.getByRole<HTMLButtonElement>("button", { name: /^NEXT STEP/ })
const menu = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await user.click(screen.getByRole("button", { name: "Other Types of Areas" }))
  return within(await screen.findByRole("menu", { name: "Other Types of Areas" }))
}
const items = (group: Awaited<ReturnType<typeof menu>>) =>
  group.getAllByRole("menuitem").map(({ textContent }) => textContent)

describe("the step of the areas", () => {
  it("says what to do, and leads back with BACK", async () => {
    const { address, user } = await openScreen("/")
    await heading(/, Dana$/)
    await user.click(screen.getByRole("link", { name: /^Consumer.*Build a list$/ }))
    await heading("Select Your Target Areas")
    screen.getByText(
      "Enter ZIP Codes below, or choose another way to select areas, like Radius or SCF Codes.",
    )
    await user.click(screen.getByRole("button", { name: "BACK" }))
    await heading(/, Dana$/)
    expect(address()).toBe("/")
  })

  it("waits for an area on the pages that cannot add one on the way [ob5-geography-needed]", async () => {
    await open(10, "county")
    await waitFor(() => expect(nextStep().disabled).toBe(true))
  })

  it.each(["zip", "SCFCode", "radius", "Closex", "moreArea"])(
    "goes on from %s, which adds what is typed there [ob5-geography-needed]",
    async (tab) => {
      await open(10, tab)
      expect(nextStep().disabled).toBe(false)
    },
  )

  it("has the menu of areas in two groups", async () => {
    const opened = await menu(await open(10, "zip"))
    const standard = within(opened.getByRole("group", { name: "STANDARD OPTIONS" }))
    expect(items(standard)).toEqual(expect.arrayContaining(["ZIP Code Range", "Counties", "Total USA"]))
    const map = within(opened.getByRole("group", { name: "MAP OPTIONS" }))
    expect(items(map)).toEqual(["ZIP Code Map", "Polygon", "State Map"])
  })

  it("has no range, paste and map in that menu on a phone", async () => {
    const opened = await open(10, "zip")
    const desktop = window.matchMedia.bind(window)
    vi.spyOn(window, "matchMedia").mockImplementation((query) =>
      desktop(query === "(width < 40rem)" ? "all" : query),
    )
    const phone = await menu(opened)
    for (const gone of ["ZIP Code Range", "Paste ZIP Codes", "ZIP Code Map", "Polygon", "State Map"])
      expect(items(phone)).not.toContain(gone)
    expect(items(phone)).toContain("Counties")
    expect(phone.queryByRole("group", { name: "MAP OPTIONS" })).toBeNull()
  })

  it("says of carrier routes that areas are based on them, where a source has them alone", async () => {
    await open(50, "zip")
    screen.getByText("* Based on postal carrier routes")
  })

  it("says nothing of carrier routes elsewhere", async () => {
    await open(10, "zip")
    expect(screen.queryByText("* Based on postal carrier routes")).toBeNull()
  })
})

describe("what a source does not offer", () => {
  it.each([150, 160, 250, 260, 50])("holds no circle of %i to a state line", async (listType) => {
    await open(listType, "radius")
    await screen.findByRole("textbox", { name: "Radius in miles" })
    expect(screen.queryByRole("checkbox", { name: "Do not cross state lines" })).toBeNull()
  })

  it("pastes no ZIP+4 into a list of 50 [ob5-paste-types]", async () => {
    await open(50, "zipPaste")
    await heading("Paste ZIP Codes or Carrier Routes")
    expect(screen.queryByRole("radio", { name: /ZIP\+4/ })).toBeNull()
  })
})

describe("what a site does not offer [ob6-tab-flags]", () => {
  const without = (flag: string) => ({
    prepare: async (network: Parameters<NonNullable<ScreenOptions["prepare"]>>[0]) => {
      await ofSource(10, TWO_ZIPS)(network)
      siteWith(network, flag, false)
    },
  })

  it("chooses no areas of several kinds without IsEnableMultiGeo", async () => {
    const { address } = await open(10, "moreArea", without("IsEnableMultiGeo"))
    expect(address()).not.toContain("moreArea")
  })

  it("takes no pasted ZIP+4 or carrier routes without EnableZipCodeOrCarrierRoute", async () => {
    const { address } = await open(10, "zipPaste", without("EnableZipCodeOrCarrierRoute"))
    expect(address()).not.toContain("zipPaste")
  })
})

it("NEXT STEP of the audience is 'Select Area' while there is none", async () => {
  await openScreen("/order/10/demo/demoDemographics", { draft: {} })
  await heading("Build Your Target Audience")
  expect(nextStep().textContent).toContain("Select Area")
})
