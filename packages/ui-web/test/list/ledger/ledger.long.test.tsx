import { screen, waitFor } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { FIGURES, holdPart } from "../../kit/figures.ts"
import { held } from "../../kit/held.ts"
import { holdTimers } from "../../kit/heldTimers.ts"
import { SIX_ZIPS, TWO_ZIPS } from "../../kit/lists.ts"
import type { StartingDraft } from "../../kit/siteNetwork.ts"
import { SIX, tinyCountIn, type TinyPerson } from "../../kit/tinyPeople.ts"
import { countShown, ledger, ledgerShows, openScreen } from "../../kit/openScreen.tsx"

const openLedger = (draft: StartingDraft = SIX_ZIPS) => openScreen("/order/10/geo/zip", { draft })
const remove = (zip: string) => screen.findByRole("button", { name: `Remove ${zip}` })

describe("the ledger", () => {
  it("says how many records there are, how many have phones, and what they cost", async () => {
    await openLedger()
    await ledgerShows("519")
    ledger().getByText("198")
    await ledger().findByRole("button", { name: "Poll Count, $35.00" })
    ledger().getByText("519 records at $0.05950 per record")
    ledger().getByText("raises the order to the minimum amount")
  })

  it("keeps the figure before, dimmed, while the next one is on its way", async () => {
    const { network, user } = await openLedger()
    await ledgerShows("519")
    const answer = held()
    let isAsked = false
    network.answer(FIGURES, async (_, pass) => {
      isAsked = true
      await answer.released
      return pass()
    })
    await user.click(await remove("60657"))
    await waitFor(() => expect(isAsked).toBe(true))
    expect(countShown().className).toContain("opacity-60")
    expect(countShown().textContent).toBe("519")
    answer.release()
    await ledgerShows("403")
    await waitFor(() => expect(countShown().className).not.toContain("opacity-60"))
  })

  it("never shows the answer to a question that was overtaken", async () => {
    const { network, user } = await openLedger()
    await ledgerShows("519")
    const first = held()
    let asked = 0
    network.answer(FIGURES, async (_, pass) => {
      asked += 1
      const answer = await pass()
      if (asked === 1) await first.released
      return answer
    })
    await user.click(await remove("60657"))
    await waitFor(() => expect(asked).toBe(1))
    await user.click(await remove("60614"))
    await ledgerShows("325")
    first.release()
    // What comes after it has been asked and answered, so that the late answer was there before.
    await user.click(await remove("60615"))
    const seen: Array<string | null> = []
    await waitFor(() => {
      seen.push(countShown().textContent)
      expect(seen.at(-1)).toBe("230")
    })
    expect(seen).not.toContain("403")
  })

  it("says that counting failed, keeps the list, and counts again when told to", async () => {
    const { network, user } = await openLedger(TWO_ZIPS)
    await ledgerShows("173")
    network.answer(FIGURES, () => new Response("", { status: 500 }))
    await user.click(await remove("60615"))
    await ledger().findByText("Counting isn't available right now")
    screen.getByRole("button", { name: "Remove 60614" })
    network.answer(FIGURES, null)
    await user.click(ledger().getByRole("button", { name: "Try again" }))
    await ledgerShows("78")
  })

  it("keeps the last figure of a count that failed, and counts again by itself after 1, 3 and 9 seconds", async () => {
    const waits = [1_000, 3_000, 9_000].map((length) => holdTimers(length))
    const { network, user } = await openLedger(TWO_ZIPS)
    await ledgerShows("173")
    let asked = 0
    network.answer(FIGURES, () => {
      asked += 1
      return new Response("", { status: 500 })
    })
    await user.click(await remove("60615"))
    await ledger().findByText("Counting isn't available right now")
    for (const [index, wait] of waits.entries()) {
      expect([asked, countShown().textContent]).toEqual([index + 1, "173"])
      expect(countShown().className).toContain("opacity-60")
      if (index === 2) network.answer(FIGURES, null)
      wait.runOut()
      if (index < 2) await waitFor(() => expect(asked).toBe(index + 2))
      if (index < 2) await ledger().findByText("Counting isn't available right now")
    }
    await ledgerShows("78")
    expect(ledger().queryByText("Counting isn't available right now")).toBeNull()
  })

  it("names the wanted quantity only where it is not everything", async () => {
    const { user } = await openLedger()
    await ledgerShows("519")
    ledger().getByText("Minimum 250")
    expect(ledger().queryByText(/^Wanted .* of /)).toBeNull()
    await user.click(await remove("60657"))
    await ledgerShows("403")
    expect(ledger().queryByText(/^Wanted .* of /)).toBeNull()
  })

  it("names the wanted quantity beside what is available", async () => {
    await openLedger({ ...SIX_ZIPS, choices: { quantities: { "zip:60614": 10 } } })
    await ledgerShows("519")
    await ledger().findByText("Wanted 451 of 519")
  })

  it("says how to reach more people where a list is too small", async () => {
    await openLedger(TWO_ZIPS)
    await ledgerShows("173")
    const opener = ledger().getByRole("button", { name: "How to reach more people" })
    expect(opener.getAttribute("aria-expanded")).toBe("true")
  })

  it("makes room for many choices: the lines of the price begin closed, the total is there", async () => {
    const ranges = (column: string, from: string, to: string) =>
      ({ kind: "ranges", column, ranges: [{ from, to }] }) as const
    const criteria = [
      ranges("AGE", "25", "54"),
      { kind: "values", column: "MARITAL", values: ["1", "2"] } as const,
      ranges("HOUSEHOLDSIZE", "1", "8"),
      ranges("LENGTHRES", "1991", "2026"),
      ranges("HOMEBUILT", "1907", "2020"),
    ]
    const { user } = await openLedger({
      definition: { ...SIX_ZIPS.definition, audience: { unit: "individuals", criteria } },
    })
    const isKnown = (person: TinyPerson) =>
      ["MARITAL", "LENGTHRES", "HOMEBUILT"].every((column) => person[column] !== "")
    await ledgerShows(String(tinyCountIn(SIX, isKnown)))
    const lines = await ledger().findByRole("button", { name: "How the price is calculated" })
    expect(lines.getAttribute("aria-expanded")).toBe("false")
    ledger().getByText("Total")
    await user.click(lines)
    expect(lines.getAttribute("aria-expanded")).toBe("true")
  })

  it("is spoken once for each new figure, when count and price have both come", async () => {
    const { network, user } = await openLedger()
    await ledgerShows("519")
    const live = () =>
      [...document.querySelectorAll("[aria-live]")].filter(({ textContent }) => textContent !== "")
    const said: Array<string | null> = []
    await waitFor(() =>
      expect(live().map(({ textContent }) => textContent)).toEqual([
        "519 records, 198 with phones, $35.00 before tax.",
      ]),
    )
    const watch = new MutationObserver(() => said.push(live()[0]?.textContent ?? null))
    for (const one of live()) watch.observe(one, { childList: true, characterData: true, subtree: true })
    const price = held()
    holdPart(network, "price", price.released)
    await user.click(await remove("60657"))
    await ledgerShows("403")
    // Longer than figures need to settle.
    await new Promise((resolve) => setTimeout(resolve, 1_200))
    expect(said).toEqual([])
    price.release()
    await waitFor(() => expect(said).toEqual(["403 records, 158 with phones, $35.00 before tax."]))
    watch.disconnect()
  })

  it("says what the last change did to count and price, and takes it back", async () => {
    const { user } = await openLedger()
    await ledgerShows("519")
    await ledger().findByRole("button", { name: "Poll Count, $35.00" })
    expect(ledger().queryByText(/since your last change/)).toBeNull()
    await user.click(await remove("60657"))
    await ledger().findByText("−116, same price since your last change")
    await user.click(ledger().getByRole("button", { name: "Undo your last change" }))
    await ledgerShows("519")
    await waitFor(() => expect(ledger().queryByText(/since your last change/)).toBeNull())
  })

  it("waits for an area", async () => {
    await openScreen("/order/10/geo/zip")
    await screen.findByText("No areas chosen yet")
    ledger().getByText(/^Choose an area to see the count and price here/)
    expect(ledger().queryByRole("button")).toBeNull()
  })
})
