import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { areaNames, areaRows } from "../../kit/chosenAreas.ts"
import type { StartingDraft } from "../../kit/siteNetwork.ts"
import { ofSource } from "../../kit/ofSource.ts"
import { chooseByAttributes, heading, openScreen } from "../../kit/openScreen.tsx"

// Nothing has a size here, and a list shows only the rows that have room.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(4_000)
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(300)
})
const TORONTO: StartingDraft = {
  definition: { areas: [{ kind: "postalCode", postalCode: "M5V", excluded: false }] },
}
const open = async (tab: string, draft: StartingDraft = {}) => {
  const opened = await openScreen(`/order/100/geo/${tab}`, { prepare: ofSource(100, draft) })
  await heading("Select Your Target Areas")
  return opened
}
const codes = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Codes/ })
const paste = () => within(screen.getByRole("group", { name: "Paste Postal Codes" }))
const chosen = () => within(screen.getByRole("region", { name: "Chosen areas" }))
const names = (name: string | RegExp) =>
  within(screen.getByRole("listbox", { name }))
    .queryAllByRole("option")
    .filter((option) => option.dataset["key"] !== undefined)
    .map((option) => option.firstElementChild?.textContent)
/** No word of the United States is on the page. */
const expectNoZips = () =>
  expect(document.querySelector("main")?.textContent).not.toMatch(/ZIP|\bstates?\b|carrier route/i)

describe("the areas of Canadian consumers", () => {
  it("are pasted as postal codes, of which a blank parts none in two", async () => {
    const { user } = await open("zipPaste")
    expect(screen.queryByRole("radio")).toBeNull()
    expect(chosen().getByText(/^Paste postal codes above and press Add\./)).toBeTruthy()
    expectNoZips()
    await user.click(codes())
    await user.paste("M5V 2T6, t2p\nm5v2t6;Z9Z 60614 M5V")
    expect(paste().getByText("6 of 2,000 entries")).toBeTruthy()
    await user.click(paste().getByRole("button", { name: "Add" }))
    await chosen().findByText("T2P")
    expect(areaNames(chosen())).toEqual(["M5V 2T6", "T2P", "M5V"])
    expect(chosen().getByRole("status").textContent).toBe("3 postal codes")
    expect(codes().value).toBe("Z9Z\n60614")
    expect(paste().getByText(/^Some postal codes weren't added/)).toBeTruthy()
    const rejected = within(await screen.findByRole("region", { name: "3 entries weren't added" }))
    expect(rejected.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "No such postal codeZ9Z",
      "Looks like a ZIP Code, not a Postal Code60614",
      "Entered more than oncem5v2t6",
    ])
  })

  it("are kept as typed when the page is loaded anew, and added by the next step", async () => {
    const { reload, user } = await open("zipPaste", TORONTO)
    await user.click(codes())
    await user.paste("M5V 2T6 K1A")
    reload()
    await heading("Select Your Target Areas")
    expect(codes().value).toBe("M5V 2T6 K1A")
    await user.click(screen.getByRole("button", { name: /^NEXT STEP/ }))
    await chooseByAttributes({ user })
    await heading("Build Your Target Audience")
    await user.click(screen.getByRole("link", { name: /Step 1/ }))
    await heading("Select Your Target Areas")
    expect([areaNames(chosen()), codes().value]).toEqual([["M5V", "M5V 2T6", "K1A"], ""])
  })

  it("are provinces, picked from a list", async () => {
    const { user } = await open("state")
    await screen.findByRole("option", { name: "Alberta" })
    expect(names("Available provinces")).toHaveLength(13)
    expect(names("Available provinces").slice(0, 3)).toEqual(["Alberta", "British Columbia", "Manitoba"])
    expect(chosen().getByText(/^Select provinces above and press Add\./)).toBeTruthy()
    expectNoZips()
    await user.dblClick(screen.getByRole("option", { name: "Ontario" }))
    await user.dblClick(screen.getByRole("option", { name: "Quebec" }))
    expect(names("Your Target Areas")).toEqual(["Ontario", "Quebec"])
    expect(chosen().getByRole("status").textContent).toBe("2 provinces")
  })

  it("are cities of a province, at first of Alberta", async () => {
    const { user } = await open("city")
    await screen.findByRole("option", { name: "Airdrie" })
    const province = screen.getByRole<HTMLSelectElement>("combobox", { name: "Province" })
    expect(province.selectedOptions[0]?.textContent).toBe("Alberta")
    expect(province.options).toHaveLength(13)
    expectNoZips()
    await user.dblClick(screen.getByRole("option", { name: "Calgary" }))
    expect(areaRows(chosen())).toHaveLength(1)
    expect(areaNames(chosen())).toEqual(["Calgary, AB"])
  })

  it("are found by name, and never those of the United States", async () => {
    const { user } = await open("zipPaste")
    const box = screen.getByRole<HTMLInputElement>("combobox", { name: "Find an area" })
    expect(box.placeholder).toBe("Find a city or province: Calgary, Alberta")
    const find = (text: string) => {
      box.focus()
      fireEvent.change(box, { target: { value: text } })
    }
    find("Alberta")
    await screen.findByRole("option", { name: /^Alberta 150 FSAs/ })
    expect(screen.getByRole("group", { name: "province" })).toBeTruthy()
    await user.keyboard("{Enter}")
    await waitFor(() => expect(chosen().getByRole("status").textContent).toBe("1 province"))
    find("Texas")
    await screen.findByText("No area matches ‘Texas’")
    const examples = screen.getByText("Calgary, AB").closest("dl")
    expect(examples?.textContent).toBe("ProvinceAlbertaCityCalgary, AB")
    find("M5V 2T6")
    await screen.findByText(/^Enter postal codes under Paste Postal Codes\./)
  })

  it("have their names in the menu of ways to choose areas", async () => {
    const { user } = await open("city")
    await user.click(
      within(screen.getByRole("navigation", { name: "Ways to choose areas" })).getByRole("button"),
    )
    const items = await screen.findAllByRole("menuitem")
    expect(items.map(({ textContent }) => textContent)).toEqual(["Paste Postal Codes", "Cities", "Provinces"])
  })
})
