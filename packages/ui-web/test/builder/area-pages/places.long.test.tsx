import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { TWO_ZIPS } from "../../kit/lists.ts"
import { heading, noticed, openScreen } from "../../kit/openScreen.tsx"

// Nothing has a size here, and a list shows only the rows that have room.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(4_000)
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(300)
})
const open = async (tab: string, options = {}) => {
  const opened = await openScreen(`/order/10/geo/${tab}`, options)
  await heading("Select Your Target Areas")
  return opened
}
const list = (name: string | RegExp) => within(screen.getByRole("listbox", { name }))
const names = (name: string | RegExp) =>
  list(name)
    .queryAllByRole("option")
    // A placeholder for rows is an option too.
    .filter((option) => option.dataset["key"] !== undefined)
    .map((option) => option.firstElementChild?.textContent)
/** Returns the text beside the name of a list: its number of items. */
const counted = (name: string | RegExp) =>
  screen.getByRole("heading", { name, level: 2 }).nextElementSibling?.textContent
const chosen = () => within(screen.getByRole("region", { name: "Chosen areas" }))
const button = (name: string) => screen.getByRole("button", { name })

describe("the picker of counties", () => {
  it("starts with Alabama, adds what is selected and takes it away again", async () => {
    const { user } = await open("county", { draft: TWO_ZIPS })
    await screen.findByRole("option", { name: "Autauga" })
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "State" }).value).toBe("AL")
    expect(counted(/^Available/)).toBe("67")
    expect(names("Your Target Areas")).toEqual([])
    await user.click(list(/^Available/).getByRole("option", { name: "Baldwin" }))
    await user.keyboard("{Shift>}{ArrowDown}{ArrowDown}{/Shift}")
    await user.click(button("Add"))
    await noticed(/your selection replaced 2 ZIP Codes/)
    expect(names("Your Target Areas")).toEqual(["Baldwin", "Barbour", "Bibb"])
    expect(counted(/^Available/)).toBe("64")
    expect(chosen().getByRole("status").textContent).toBe("3 counties")
    await chosen().findByText("Baldwin")

    await user.click(list("Your Target Areas").getByRole("option", { name: /^Bibb/ }))
    await user.click(button("Remove"))
    expect(names("Your Target Areas")).toEqual(["Baldwin", "Barbour"])
    await user.click(button("Remove All"))
    expect(names("Your Target Areas")).toEqual([])
    await screen.findByText("No areas chosen yet")
  })

  it("adds with a double click, finds by letters and takes those of several states", async () => {
    const { user } = await open("county")
    await screen.findByRole("option", { name: "Autauga" })
    await user.dblClick(list(/^Available/).getByRole("option", { name: "Autauga" }))
    expect(names("Your Target Areas")).toEqual(["Autauga"])
    await user.keyboard("wins{Enter}")
    expect(names("Your Target Areas")).toEqual(["Autauga", "Winston"])
    await user.selectOptions(screen.getByRole("combobox", { name: "State" }), "Rhode Island")
    await user.dblClick(await screen.findByRole("option", { name: "Kent" }))
    expect(names("Your Target Areas")).toEqual(["Autauga", "Winston", "Kent"])
  })

  it("offers to try again when the list could not be loaded", async () => {
    const { network, user } = await open("county", {
      prepare: (mock: { answer: (path: string, instead: (() => Response) | null) => void }) =>
        mock.answer("/PlaceOrder.aspx/GetCountiesByState", () => new Response("", { status: 500 })),
    })
    await screen.findByText("We couldn't load the counties.")
    network.answer("/PlaceOrder.aspx/GetCountiesByState", null)
    await user.click(button("Try again"))
    await screen.findByRole("option", { name: "Autauga" })
  })

  it("names counties that were chosen before", async () => {
    await open("zip", {
      draft: { definition: { areas: [{ kind: "county", county: "44007", excluded: false }] } },
    })
    await chosen().findByText("Providence")
    expect(chosen().getByText("RI")).toBeTruthy()
  })
})

describe("the page of states", () => {
  it("stays where it is when the name of a chosen state is typed, and says so", async () => {
    const { user } = await open("state", {
      draft: { definition: { areas: [{ kind: "state", state: "IL", excluded: false }] } },
    })
    const idaho = await screen.findByRole("option", { name: "Idaho" })
    await user.click(idaho)
    await user.keyboard("{ArrowUp}illinois")
    await screen.findByText("Illinois is already chosen", { ignore: "[role=status]" })
    expect(document.activeElement?.textContent).toBe("Idaho")
    await user.keyboard("{Enter}")
    expect(names("Your Target Areas")).toEqual(["Illinois"])
    await user.keyboard("{Escape}new m{Enter}")
    expect(names("Your Target Areas")).toEqual(["Illinois", "New Mexico"])
    await user.keyboard("zz")
    await screen.findByText("Nothing begins with ‘zz’", { ignore: "[role=status]" })
    await user.keyboard("{ArrowDown}")
    expect(counted(/^Available/)).toBe("49")
  })

  it("selects all, and none", async () => {
    const { user } = await open("state")
    await screen.findByRole("option", { name: "Alabama" })
    const all = screen.getByRole<HTMLInputElement>("checkbox", { name: "Select All" })
    await user.click(all)
    expect([counted(/^Available/), counted("Your Target Areas")]).toEqual(["0", "51"])
    expect(all.checked).toBe(true)
    await user.dblClick(list("Your Target Areas").getByRole("option", { name: "Alabama" }))
    expect(all.indeterminate).toBe(true)
    await user.click(all)
    await user.click(all)
    expect(names("Your Target Areas")).toEqual([])
  })
})

it.each(["metroArea", "congressionalDistrict"])("the page of %s names its vintage", async (tab) => {
  await open(tab)
  await waitFor(() => expect(screen.getByText(/(Metro areas|districts) as of/)).toBeTruthy())
})
