import { screen } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { forgetExpectedUser } from "../../../src/app/expectedUserEmail.ts"
import { TWO_ZIPS } from "../../kit/lists.ts"
import { heading, ledgerShows, openScreen } from "../../kit/openScreen.tsx"

const TAKEN = "Another user signed in on this browser"

/** Fires the event that other tabs receive when one tab changes the browser's storage. */
const heardElsewhere = (key: string, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent("storage", { key, newValue }))

describe("a tab in whose browser somebody else signs in", () => {
  it("shows nothing that it asks for then, and nothing of its own user anymore", async () => {
    const { network, person, user } = await openScreen("/", { draft: TWO_ZIPS })
    await heading(/, Dana$/)
    await network.signIn({ role: "Power User" })
    await user.click(screen.getAllByRole("link", { name: /Saved Lists/ })[0] ?? document.body)
    await heading(TAKEN)
    expect(screen.queryByText(/Dana/)).toBeNull()
    screen.getByText(new RegExp(`${person?.email} opened this tab`))
    screen.getByRole("button", { name: "Sign in again" })
  })

  it("sends no change in the name of the other one", async () => {
    const { network, user } = await openScreen("/order/10/geo/zip", { draft: TWO_ZIPS })
    await ledgerShows("173")
    await network.signIn({})
    const before = network.asked.length
    await user.click(screen.getByRole("button", { name: "Remove 60614" }))
    await heading(TAKEN)
    expect(network.asked.slice(before)).toEqual([])
  })

  it("is emptied as soon as it hears of it", async () => {
    const { network } = await openScreen("/")
    await heading(/, Dana$/)
    const other = await network.signIn({})
    heardElsewhere("listwright-signed-in-as", other.email)
    await heading(TAKEN)
  })

  it("stays as it is where the same user signs in again", async () => {
    await openScreen("/")
    await heading(/, Dana$/)
    heardElsewhere("listwright-signed-in-as", "somebody")
    await heading(/, Dana$/)
    expect(screen.queryByRole("heading", { name: TAKEN })).toBeNull()
  })
})

it("a tab that shows a list is emptied too, without an error, when its user signs out in another one", async () => {
  await openScreen("/order/10/geo/zip", { draft: TWO_ZIPS })
  await ledgerShows("173")
  const mistakes = vi.fn()
  vi.stubGlobal("reportError", mistakes)
  forgetExpectedUser()
  heardElsewhere("listwright-signed-in-as", null)
  await heading("You signed out")
  expect(screen.queryByRole("heading", { name: "We couldn't load this page" })).toBeNull()
  expect(mistakes).not.toHaveBeenCalled()
})

it("a tab is emptied when its user signs out in another one", async () => {
  await openScreen("/")
  await heading(/, Dana$/)
  forgetExpectedUser()
  heardElsewhere("listwright-signed-in-as", null)
  await heading("You signed out")
  expect(screen.queryByText(/Dana/)).toBeNull()
  screen.getByRole("button", { name: "Sign in" })
})
