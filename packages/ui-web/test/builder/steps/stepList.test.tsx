import { screen, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { AREA_TABS } from "../../kit/areaTabs.ts"
import { TWO_ZIPS } from "../../kit/lists.ts"
import { chooseByAttributes, heading, openScreen } from "../../kit/openScreen.tsx"

/** Returns the texts of elements, in the order of the page. */
const titles = (elements: ReadonlyArray<HTMLElement>) => elements.map(({ textContent }) => textContent)

it("lists the ways to choose an area in the order in which the page has them", async () => {
  await openScreen("/order/10/geo/zip", { draft: TWO_ZIPS })
  await heading("Select Your Target Areas")
  const steps = within(screen.getByRole("navigation", { name: "Steps" }))
  const rail = titles(
    within(steps.getByRole("navigation", { name: "Select Target Area(s)" })).getAllByRole("link"),
  )
  // Those of the page, then those with pages of their own.
  expect(rail).toEqual(AREA_TABS)
  const page = titles(within(screen.getByRole("main")).getAllByRole("heading", { level: 2 }))
  const short = page.map((title) => rail.find((tab) => title.includes(tab)))
  expect(short.filter((tab) => tab !== undefined)).toEqual(rail.slice(0, 3))
})

it("leads through the steps in the order in which they are done", async () => {
  const { user } = await openScreen("/order/10/geo/zip", { draft: TWO_ZIPS })
  await heading("Select Your Target Areas")
  const steps = () =>
    within(screen.getByRole("navigation", { name: "Steps" })).getAllByRole("link", { name: /^Step/ })
  const names = steps().map((link) => link.getAttribute("aria-label") ?? link.textContent)
  expect(names.map((name) => name.replace(/^Step (\d).*$/, "$1"))).toEqual(
    names.map((_, at) => String(at + 1)),
  )
  await user.click(screen.getAllByRole("button", { name: /^NEXT STEP/ })[0] ?? screen.getByRole("main"))
  await chooseByAttributes({ user })
  await heading("Build Your Target Audience")
})
