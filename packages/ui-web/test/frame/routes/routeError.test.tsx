import { render, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { createMemoryRouter } from "react-router"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { createApp } from "../../../src/frame/routes/createApp.ts"
import { RouteError } from "../../../src/frame/routes/RouteError.tsx"
import { Site } from "../../../src/frame/routes/Site.tsx"
import { whenTestEnds } from "../../kit/endTest.ts"
import "../../kit/configureScreens.ts"

const reload = vi.fn()
const reported = vi.fn()
beforeEach(() => {
  Object.defineProperty(window.location, "reload", { configurable: true, value: reload })
  reload.mockClear()
  reported.mockClear()
  vi.stubGlobal("reportError", reported)
})

/** A screen that fails with this error each time that it is loaded; whether it was asked for again. */
const openFailing = async (failure: Error) => {
  const load = vi.fn(() => Promise.reject(failure))
  const router = createMemoryRouter([
    { path: "/", ErrorBoundary: RouteError, HydrateFallback: () => null, lazy: load },
  ])
  whenTestEnds(() => router.dispose())
  render(<Site app={createApp()} router={router} />)
  await screen.findByRole("heading", { name: "We couldn't load this page" })
  const again = () => userEvent.setup().click(screen.getByRole("button", { name: "Try again" }))
  return { again, load, alert: within(screen.getByRole("main")).getByRole("alert").textContent }
}

const CSS = new Error("Unable to preload CSS for https://lists.example/assets/OrderFrame-Bq3.css")

// [p8-failure-in-place]
describe("a part of the program that could not be loaded", () => {
  it.each([
    ["a script in Chrome", new TypeError("Failed to fetch dynamically imported module: https://x/a.js")],
    ["a script in Firefox", new TypeError("error loading dynamically imported module: https://x/a.js")],
    ["a script in Safari", new TypeError("Importing a module script failed.")],
    ["a style sheet", CSS],
  ])("is said to be a lost connection, and is no mistake to report: %s", async (_, failure) => {
    const { alert } = await openFailing(failure)
    expect(alert).toMatch(/^No connection/)
    expect(reported).not.toHaveBeenCalled()
    screen.getByRole("link", { name: "Go to the landing page" })
  })

  it("is a mistake to report where it is anything else", async () => {
    const { alert } = await openFailing(new Error("CSS is not defined"))
    expect(alert).not.toMatch(/^No connection/)
    expect(reported).toHaveBeenCalledWith(expect.objectContaining({ message: "CSS is not defined" }))
  })
})

describe("a style sheet that could not be loaded", () => {
  it("comes with a new page: the program would not ask for it again", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("")))
    const { again } = await openFailing(CSS)
    await again()
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  })

  it("leaves the page as it is while the site does not answer", async () => {
    const asked = vi.fn(() => Promise.reject(new TypeError("Failed to fetch")))
    vi.stubGlobal("fetch", asked)
    const { again, load } = await openFailing(CSS)
    await again()
    await waitFor(() => expect(asked).toHaveBeenCalled())
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Try again" }).getAttribute("aria-busy")).toBeNull(),
    )
    expect(reload).not.toHaveBeenCalled()
    expect(load).toHaveBeenCalledTimes(1)
  })
})
