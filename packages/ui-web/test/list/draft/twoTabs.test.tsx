import { waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { areaNames } from "../../kit/chosenAreas.ts"
import { held } from "../../kit/held.ts"
import { zipAreas } from "../../kit/lists.ts"
import { openScreen } from "../../kit/openScreen.tsx"

type Tab = ReturnType<typeof within>
const THREE = { definition: { areas: zipAreas("60614", "60615", "60618") } }

const namesIn = (tab: Tab) => areaNames(within(tab.getByRole("region", { name: "Chosen areas" })))
const show = (tab: Tab, names: ReadonlyArray<string>) => waitFor(() => expect(namesIn(tab)).toEqual(names))
const noticesIn = (tab: Tab) => tab.getByRole("region", { name: "Notices" }).textContent
const savedIn = (tab: Tab) => tab.findByText("Saved")

const openTwo = async () => {
  const opened = await openScreen("/order/10/geo/zip", { draft: THREE })
  await opened.tab.findByRole("button", { name: "Remove 60614" })
  const other = opened.otherTab()
  await other.findByRole("button", { name: "Remove 60614" })
  const remove = (tab: Tab, zip: string) =>
    opened.user.click(tab.getByRole("button", { name: `Remove ${zip}` }))
  /** Holds the answer to the next save of the list until it's released. */
  const holdSaving = () => {
    const answer = held()
    let isAsked = false
    opened.network.answer(`/api/v1/drafts/${opened.draftId}`, async (request, pass) => {
      if (request.method !== "PUT" || isAsked) return pass()
      isAsked = true
      await answer.released
      return pass()
    })
    return { release: answer.release, isAsked: () => waitFor(() => expect(isAsked).toBe(true)) }
  }
  return { ...opened, other, remove, holdSaving }
}

describe("two tabs with one list", () => {
  it("show at once what was changed in the other one, its count too", async () => {
    const { other, remove, tab } = await openTwo()
    await remove(tab, "60614")
    await show(other, ["60615", "60618"])
    const figures = within(other.getByRole("complementary", { name: "Count and price" }))
    await figures.findByText("155", { selector: ".text-figure > .tabular" })
    expect(noticesIn(other)).toBe("")
    await remove(other, "60618")
    await show(tab, ["60615"])
  })

  it("keep both changes where two are made at a time, and say so where the later one was", async () => {
    const { holdSaving, other, remove, tab } = await openTwo()
    const saving = holdSaving()
    await remove(tab, "60614")
    await saving.isAsked()
    await remove(other, "60618")
    await savedIn(other)
    saving.release()
    await waitFor(() =>
      expect(noticesIn(tab)).toBe(
        "Changed in another tabThis list was also changed in another tab or on another device. It now includes both changes.",
      ),
    )
    await show(tab, ["60615"])
    await show(other, ["60615"])
  })

  it("show the list as it stands, and say that a change was not made, where the other one was first again", async () => {
    const { draftId, holdSaving, network, other, remove, tab, user } = await openTwo()
    const saving = holdSaving()
    await remove(tab, "60614")
    await saving.isAsked()
    await remove(other, "60618")
    await savedIn(other)
    const again = held()
    let asked = 0
    network.answer(`/api/v1/drafts/${draftId}`, async (request, pass) => {
      asked += request.method === "PUT" ? 1 : 0
      if (request.method === "PUT" && asked === 1) await again.released
      return pass()
    })
    saving.release()
    await waitFor(() => expect(asked).toBe(1))
    await user.click(other.getByRole("button", { name: "Exclude 60615" }))
    await other.findByRole("button", { name: "Include 60615" })
    await waitFor(() => expect(asked).toBe(2))
    await savedIn(other)
    again.release()
    await waitFor(() => expect(noticesIn(tab)).toContain("your last change wasn't applied"))
    await show(tab, ["60614", "60615"])
    tab.getByRole("button", { name: "Include 60615" })
    await savedIn(tab)
  })

  it("undo what the other one did, which sees it", async () => {
    const { other, remove, tab, user } = await openTwo()
    await remove(tab, "60614")
    await show(other, ["60615", "60618"])
    await user.click(other.getByRole("button", { name: /^Undo/ }))
    await show(tab, ["60614", "60615", "60618"])
  })
})

describe("a change that cannot be saved", () => {
  it("is kept, said, and saved when told to", async () => {
    const { draftId, network, remove, tab, user } = await openTwo()
    network.answer(`/api/v1/drafts/${draftId}`, () => new Response("", { status: 500 }))
    await remove(tab, "60614")
    await tab.findByText("Not saved yet")
    await show(tab, ["60615", "60618"])
    network.answer(`/api/v1/drafts/${draftId}`, null)
    await user.click(tab.getByRole("button", { name: "Try now" }))
    await savedIn(tab)
    await show(tab, ["60615", "60618"])
  })
})
