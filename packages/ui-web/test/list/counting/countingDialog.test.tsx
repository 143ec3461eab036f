import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { held } from "../../kit/held.ts"
import { holdTimers } from "../../kit/heldTimers.ts"
import { UNCOUNTED } from "../../kit/lists.ts"
import { heading, noticed, openScreen } from "../../kit/openScreen.tsx"

const STATUS = "/PlaceOrder.aspx/CheckPollingStatusWithoutSeesion"
const ANSWER = "/PlaceOrder.aspx/GetOrderAndPriceList2WithoutSession"
const AFTER_MS = 400
const NAME = "Let's see what we've got"

/** Starts a count that stays at `percent` until the test changes it. */
const startCount = async () => {
  const timers = holdTimers(AFTER_MS)
  const opened = await openScreen("/order/10/demo/demoDemographics", { draft: UNCOUNTED })
  await heading("Build Your Target Audience")
  let percent = 40
  let IsFailed = false
  opened.network.answer(STATUS, () =>
    Response.json({
      d: { ResultFlag: true, ResultMessage: "", DataSource: { PercentComplete: percent, IsFailed } },
    }),
  )
  await opened.user.click(screen.getByRole("button", { name: /^NEXT STEP/ }))
  await waitFor(() => expect(opened.network.asked).toContain(`POST ${STATUS}`))
  return { ...opened, timers, goTo: (next: number) => (percent = next), fail: () => (IsFailed = true) }
}

describe("the counting dialog", () => {
  it("leaves a short count alone, and appears once it has lasted", async () => {
    const { timers } = await startCount()
    expect(screen.queryByRole("dialog", { name: NAME })).toBeNull()
    timers.runOut()
    await screen.findByRole("dialog", { name: NAME })
  })

  it("has a bar as long as its text says", async () => {
    const { goTo, timers } = await startCount()
    timers.runOut()
    const dialog = within(await screen.findByRole("dialog", { name: NAME }))
    const bar = dialog.getByRole("progressbar", { name: "Counting" })
    const length = () => bar.querySelector<HTMLElement>("[style]")?.style.width
    await waitFor(() => expect([length(), bar.getAttribute("aria-valuetext")]).toEqual(["40%", "40%"]))
    dialog.getByText("40%")
    expect(bar.querySelector("[class*=transition]")).toBeNull()
    goTo(80)
    await dialog.findByText("80%")
    expect([length(), bar.getAttribute("aria-valuetext")]).toEqual(["80%", "80%"])
  })

  it("asks how far it is every second until all of it is counted, then for the order and its prices [ob4-count-polling] [ob9-polling]", async () => {
    const seconds = holdTimers(1_000)
    const { network, user } = await openScreen("/order/10/demo/demoDemographics", { draft: UNCOUNTED })
    await heading("Build Your Target Audience")
    const first = held()
    let percent = 0
    network.answer(STATUS, async () => {
      if (percent === 0) await first.released
      percent += 50
      const DataSource = { PercentComplete: percent, IsFailed: false }
      return Response.json({ d: { ResultFlag: true, ResultMessage: "", DataSource } })
    })
    const asked = () => network.asked.filter((one) => [STATUS, ANSWER].some((call) => one.endsWith(call)))
    await user.click(screen.getByRole("button", { name: /^NEXT STEP/ }))
    await waitFor(() => expect(asked()).toEqual([`POST ${STATUS}`]))
    const others = seconds.standing()
    first.release()
    await waitFor(() => expect(seconds.standing()).toBe(others + 1))
    expect(asked()).toHaveLength(1)
    seconds.runOut()
    await screen.findByRole("table", { name: "Quantities by area" })
    expect(asked().slice(0, 3)).toEqual([`POST ${STATUS}`, `POST ${STATUS}`, `POST ${ANSWER}`])
  })

  it("goes when the count fails, which is said, and the person is where they were", async () => {
    const { address, fail, timers } = await startCount()
    timers.runOut()
    await screen.findByRole("dialog", { name: NAME })
    fail()
    await noticed("The count failed")
    await noticed("Please try again. Your list hasn't changed.")
    await waitFor(() => expect(screen.queryByRole("dialog", { name: NAME })).toBeNull())
    expect(address()).toBe("/order/10/demo/demoDemographics")
  })

  it("was asked for by a button that keeps its label while it waits", async () => {
    await startCount()
    const button = screen.getByRole("button", { name: /^NEXT STEP/ })
    expect(button.getAttribute("aria-busy")).toBe("true")
    expect(button.querySelector("[class*=opacity-0]")).toBeNull()
    expect(button.textContent).toBe("NEXT STEP·Poll Count")
  })
})
