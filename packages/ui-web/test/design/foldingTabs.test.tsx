import { fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { createMemoryRouter, RouterProvider } from "react-router"
import { describe, expect, it, vi } from "vitest"
import { OVERFLOW_BUTTON_WIDTH, fittingTabCount } from "../../src/design/fittingTabCount.ts"
import { OverflowTabs } from "../../src/design/OverflowTabs.tsx"
import { whenTestEnds } from "../kit/endTest.ts"

describe("how many tabs a row has room for", () => {
  it.each([
    ["all of them", [100, 100, 100], 300, 3],
    ["those that leave room for the button of the others", [100, 100, 100, 100], 300 + 99, 1],
    ["as many as fit beside that button", [100, 100, 100, 100, 100], OVERFLOW_BUTTON_WIDTH + 250, 2],
    ["the first one at least", [100, 100], 80, 1],
    ["none, where there are none", [], 100, 0],
  ] as const)("%s", (_, widths, room, shown) => expect(fittingTabCount(widths, room)).toBe(shown))
})

/** A row of this width, whose tabs have 100 pixels each. */
const openRow = (room: number, at = "/a") => {
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, 0, this.tagName === "UL" ? room : 100, 30)
  })
  whenTestEnds(() => {
    vi.restoreAllMocks()
  })
  const items = ["a", "b", "c", "d", "e"].map((name) => ({ to: `/${name}`, title: `Tab ${name}` }))
  const router = createMemoryRouter(
    [{ path: "*", element: <OverflowTabs label="Ways" items={items} foldLabel="Other Ways" /> }],
    { initialEntries: [at] },
  )
  render(<RouterProvider router={router} />)
  return { router, user: userEvent.setup() }
}
const names = (list: ReadonlyArray<HTMLElement>) => list.map(({ textContent }) => textContent)

describe("tabs that do not fit", () => {
  it("fold into a list at the end of the row, in their order, and open from there", async () => {
    const { router, user } = openRow(OVERFLOW_BUTTON_WIDTH + 250)
    const fold = await screen.findByRole("button", { name: "Other Ways" })
    expect(names(screen.getAllByRole("link"))).toEqual(["Tab a", "Tab b"])
    await user.click(fold)
    const list = within(screen.getByRole("list", { name: "Other Ways" }))
    expect(names(list.getAllByRole("link"))).toEqual(["Tab c", "Tab d", "Tab e"])
    await user.click(list.getByRole("link", { name: "Tab d" }))
    await waitFor(() => expect(router.state.location.pathname).toBe("/d"))
    // It is closed, and its button names the one that is open.
    expect(screen.queryByRole("list", { name: "Other Ways" })).toBeNull()
    screen.getByRole("button", { name: "Tab d" })
  })

  it("are reached by Tab alone", async () => {
    const { user } = openRow(OVERFLOW_BUTTON_WIDTH + 250)
    await screen.findByRole("button", { name: "Other Ways" })
    const reached: Array<string | null | undefined> = []
    for (let stop = 0; stop < 3; stop++) {
      await user.tab()
      reached.push(document.activeElement?.textContent)
    }
    await user.keyboard("{Enter}")
    for (let stop = 0; stop < 3; stop++) {
      await user.tab()
      reached.push(document.activeElement?.textContent)
    }
    expect(reached).toEqual(["Tab a", "Tab b", "Other Ways", "Tab c", "Tab d", "Tab e"])
    fireEvent.keyDown(document, { key: "Escape" })
    await waitFor(() => expect(screen.queryByRole("list", { name: "Other Ways" })).toBeNull())
  })

  it("leave a row with room for all as it is", async () => {
    openRow(500)
    await screen.findByRole("link", { name: "Tab e" })
    expect(screen.queryByRole("button")).toBeNull()
  })
})
