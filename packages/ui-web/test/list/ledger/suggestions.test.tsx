import { candidateRelaxations } from "@listwright/domain/counting"
import { CanonicalDefinition } from "@listwright/domain/definition"
import { act, fireEvent, waitFor, within } from "@testing-library/react"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { changeFigures, type ChangePart, failPart } from "../../kit/figures.ts"
import { held } from "../../kit/held.ts"
import { SIX_ZIPS, TWO_ZIPS, zipAreas } from "../../kit/lists.ts"
import type { Network, StartingDraft } from "../../kit/siteNetwork.ts"
import { offerList, offerNames, offerRows } from "../../kit/offers.ts"
import { hasPhone, tinyCountIn, type TinyPerson } from "../../kit/tinyPeople.ts"
import { countShown, heading, ledger, ledgerShows, openScreen } from "../../kit/openScreen.tsx"

const values = (column: string, value: string) => ({ kind: "values", column, values: [value] }) as const
/** Fewer records than an order needs, and five things that could be asked less of. */
const ASKS_MUCH: StartingDraft = {
  definition: {
    areas: zipAreas("60614", "60615"),
    phoneOption: "onlyWithPhones",
    audience: {
      unit: "individuals",
      criteria: [
        { kind: "ranges", column: "AGE", ranges: [{ from: "25", to: "54" }] },
        values("EDUCATION", "1"),
        values("GENDER", "F"),
        values("MARITAL", "1"),
      ],
    },
  },
}
const isAsked = (person: TinyPerson) =>
  person["EDUCATION"] === "1" && person["GENDER"] === "F" && person["MARITAL"] === "1"
/** The number of people that `ASKS_MUCH` selects. */
const ASKED = tinyCountIn(["60614", "60615"], (person) => isAsked(person) && hasPhone(person))
const decodeAsked = Schema.decodeUnknownSync(Schema.Struct({ definition: CanonicalDefinition }))

/** Everything brings much more than it really does, the first most. */
const everythingBringsMore = (network: Network, until: Promise<void> = Promise.resolve()) =>
  changeFigures(network, async (part, request) => {
    if (part.part !== "suggestions" || part.suggestions === null) return part
    const { definition } = decodeAsked(await request.json())
    await until
    const suggestions = candidateRelaxations(definition).map((relaxed, at) => {
      const more = 12_345 - at
      const price = { totalBeforeTax: `${738 - at}.10`, difference: `${703 - at}.10` }
      return { ...relaxed, more, after: { records: 74 + more, recordsDifference: more, price } }
    })
    return { ...part, suggestions: { ...part.suggestions, suggestions } }
  })

const openSuggestions = async (draft = ASKS_MUCH) => {
  const opened = await openScreen("/order/10/geo/zip", { draft })
  everythingBringsMore(opened.network)
  await heading("Select Your Target Areas")
  return opened
}
const opener = () => ledger().getByRole("button", { name: "How to reach more people" })

describe("the list of suggestions", () => {
  it("says what each would bring, and has a button that names it", async () => {
    await openSuggestions()
    await waitFor(() => expect(offerRows()[0]).toBe("Without Age+12,345 records, +$703.10Apply"))
    expect(offerNames()).toEqual([
      "Apply: Without Age, +12,345 records, +$703.10, then 12,419 records for $738.10",
      "Apply: Without Education, +12,344 records, +$702.10, then 12,418 records for $737.10",
      "Apply: Without Gender, +12,343 records, +$701.10, then 12,417 records for $736.10",
      "Apply: Without Marital Status, +12,342 records, +$700.10, then 12,416 records for $735.10",
    ])
  })

  it("shows the first four, and all of them when told to", async () => {
    const { user } = await openSuggestions()
    await waitFor(() => expect(offerRows()).toHaveLength(4))
    await user.click(ledger().getByRole("button", { name: "Show all 5" }))
    expect(offerNames().at(-1)).toBe(
      "Apply: Also records without phones, +12,341 records, +$699.10, then 12,415 records for $734.10",
    )
    expect(ledger().queryByRole("button", { name: /^Show all/ })).toBeNull()
  })

  it("makes a suggestion a change of the list that can be undone, and goes on from its heading", async () => {
    const { user } = await openScreen("/order/10/geo/zip", {
      draft: { definition: { areas: zipAreas("60614"), phoneOption: "onlyWithPhones" } },
    })
    await heading("Select Your Target Areas")
    await ledgerShows("38")
    const offered = "Apply: Also records without phones, +40 records, same price, then 78 records for $35.00"
    await waitFor(() => expect(offerNames()).toContain(offered))
    await user.click(within(offerList()).getByRole("button", { name: offered }))
    await ledgerShows("78")
    expect(document.activeElement).toBe(opener())
    await waitFor(() => expect(offerNames().join()).not.toContain("Also records without phones"))
    await user.keyboard("{Control>}z{/Control}")
    await ledgerShows("38")
    await waitFor(() => expect(offerNames()).toContain(offered))
  })

  it("is busy while its figures are those before, without the one that was just applied", async () => {
    const { network, user } = await openSuggestions()
    await waitFor(() => expect(offerRows()).toHaveLength(4))
    expect(offerList().getAttribute("aria-busy")).toBe("false")
    const answer = held()
    everythingBringsMore(network, answer.released)
    await user.click(within(offerList()).getByRole("button", { name: /^Apply: Without Education/ }))
    await waitFor(() => expect(offerList().getAttribute("aria-busy")).toBe("true"))
    expect(offerNames()).toEqual([
      "Apply: Without Age, +12,345 records, +$703.10, then 12,419 records for $738.10",
      "Apply: Without Gender, +12,343 records, +$701.10, then 12,417 records for $736.10",
      "Apply: Without Marital Status, +12,342 records, +$700.10, then 12,416 records for $735.10",
      "Apply: Also records without phones, +12,341 records, +$699.10, then 12,415 records for $734.10",
    ])
    answer.release()
    await waitFor(() => expect(offerList().getAttribute("aria-busy")).toBe("false"))
    expect(offerNames()[1]).toBe(
      "Apply: Without Gender, +12,344 records, +$702.10, then 12,418 records for $737.10",
    )
  })

  it("says that it did not come, and asks again when told to", async () => {
    const { network, user } = await openScreen("/order/10/geo/zip", { draft: ASKS_MUCH })
    failPart(network, "suggestions")
    await heading("Select Your Target Areas")
    await ledger().findByText("Suggestions aren't available right now.")
    everythingBringsMore(network)
    await user.click(ledger().getByRole("button", { name: "Try again" }))
    await waitFor(() => expect(offerRows()).toHaveLength(4))
  })

  it("says where only the area limits the list", async () => {
    // No area beside it has anybody either.
    const nothingNear: ChangePart = (part) =>
      part.part === "suggestions" && part.suggestions !== null
        ? { ...part, suggestions: { ...part.suggestions, suggestions: [] } }
        : part
    await openScreen("/order/10/geo/zip", {
      draft: TWO_ZIPS,
      prepare: (network) => changeFigures(network, nothingNear),
    })
    await ledgerShows("173")
    await ledger().findByText("Only the area limits this list. Add areas to reach more people.")
  })

  it("shows in the ledger what a suggestion comes to while it is pointed at or focused, and says nothing", async () => {
    const { user } = await openSuggestions()
    await ledgerShows(String(ASKED))
    await waitFor(() => expect(offerRows()).toHaveLength(4))
    const ghosts = () => [...document.querySelectorAll("[data-ghost]")]
    const shown = () => ghosts().map(({ textContent }) => textContent)
    expect(shown()).toEqual([])
    const [first, second] = within(offerList()).getAllByRole("listitem")
    await user.hover(first ?? document.body)
    expect(shown()).toEqual(["then 12,419", "then $738.10"])
    expect(ghosts().every((ghost) => ghost.getAttribute("aria-hidden") === "true")).toBe(true)
    expect(ghosts().some((ghost) => ghost.closest("[aria-live]") !== null)).toBe(false)
    expect(countShown().textContent).toBe(String(ASKED))
    await user.unhover(first ?? document.body)
    expect(shown()).toEqual([])
    act(() =>
      within(second ?? document.body)
        .getByRole("button")
        .focus(),
    )
    expect(shown()).toEqual(["then 12,418", "then $737.10"])
    await user.keyboard("{Enter}")
    expect(shown()).toEqual([])
    expect(document.activeElement).toBe(opener())
  })

  it("shows it of a row that comes in under the pointer, of which the browser says no more than that", async () => {
    await openSuggestions()
    await waitFor(() => expect(offerRows()).toHaveLength(4))
    const [first] = within(offerList()).getAllByRole("listitem")
    // What was under the pointer before is gone, and nothing says that the pointer left it.
    fireEvent.pointerOver(first ?? document.body, { relatedTarget: opener() })
    expect(document.querySelectorAll("[data-ghost]")).toHaveLength(2)
  })

  it("is never beside what would bring fewer: more is offered up to what is asked for, and fewer from there", async () => {
    const titles = () =>
      ledger()
        .queryAllByRole("button", { name: /^How to/ })
        .map(({ textContent }) => textContent)
    const { user } = await openScreen("/order/10/geo/zip", { draft: SIX_ZIPS })
    await ledgerShows("519")
    expect(titles()).toEqual(["How to reach more people"])
    const wanted = ledger().getByRole("textbox", { name: "Wanted" })
    const want = async (records: string) => {
      await user.clear(wanted)
      await user.type(wanted, `${records}{Enter}`)
    }
    await want("300")
    await waitFor(() => expect(titles()).toEqual(["How to get close to 300"]))
    await want("600")
    await waitFor(() => expect(titles()).toEqual(["How to reach more people"]))
    // Such a small quantity can't be ordered, so the minimum counts instead.
    await want("40")
    await waitFor(() => expect(titles()).toEqual(["How to get close to 250"]))
  })
})
