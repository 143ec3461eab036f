// @vitest-environment happy-dom
import { relaxationsOf } from "@listwright/domain/counting"
import { CanonicalDefinition } from "@listwright/domain/definition"
import { waitFor, within } from "@testing-library/react"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { changeFigures, failPart, FIGURES } from "../kit/figures.ts"
import { held } from "../kit/held.ts"
import { TWO_ZIPS, zipAreas } from "../kit/lists.ts"
import type { MockNetwork, StartingDraft } from "../kit/mockNetwork.ts"
import { offerList, offerNames, offerRows } from "../kit/offers.ts"
import { heading, ledger, ledgerShows, screenOverMock } from "../kit/screenOverMock.tsx"

const values = (column: string, value: string) => ({ kind: "values", column, values: [value] }) as const
/** 70 records, fewer than an order needs, and five things that could be asked less of. */
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
const decodeAsked = Schema.decodeUnknownSync(Schema.Struct({ definition: CanonicalDefinition }))

/** Nothing but phones takes anybody away in the mock; here everything does, the first most. */
const everythingBringsMore = (network: MockNetwork, until: Promise<void> = Promise.resolve()) =>
  changeFigures(network, async (part, request) => {
    if (part.part !== "suggestions") return part
    const { definition } = decodeAsked(await request.json())
    await until
    const suggestions = relaxationsOf(definition).map((relaxed, at) => ({ ...relaxed, more: 12_345 - at }))
    return { ...part, suggestions: { ...part.suggestions, suggestions } }
  })

const openSuggestions = async (draft = ASKS_MUCH) => {
  const opened = await screenOverMock("/order/10/geo/zip", { draft })
  everythingBringsMore(opened.network)
  await heading("Select Your Target Areas")
  return opened
}
const opener = () => ledger().getByRole("button", { name: "How to reach more people" })

describe("the list of suggestions", () => {
  it("says what each would bring, and has a button that names it", async () => {
    await openSuggestions()
    await waitFor(() => expect(offerRows()[0]).toBe("Without Age+12,345 recordsApply"))
    expect(offerNames()).toEqual([
      "Apply: Without Age, +12,345 records",
      "Apply: Without Education, +12,344 records",
      "Apply: Without Gender, +12,343 records",
      "Apply: Without Marital Status, +12,342 records",
    ])
  })

  it("shows the first four, and all of them when told to", async () => {
    const { user } = await openSuggestions()
    await waitFor(() => expect(offerRows()).toHaveLength(4))
    await user.click(ledger().getByRole("button", { name: "Show all 5" }))
    expect(offerNames().at(-1)).toBe("Apply: Records without phones too, +12,341 records")
    expect(ledger().queryByRole("button", { name: /^Show all/ })).toBeNull()
  })

  it("makes a suggestion a change of the list that can be undone, and goes on from its heading", async () => {
    const { network, user } = await openSuggestions({
      definition: { ...ASKS_MUCH.definition, areas: zipAreas("60614") },
    })
    network.answer(FIGURES, null)
    await ledgerShows("34")
    await waitFor(() => expect(offerNames()).toEqual(["Apply: Records without phones too, +50 records"]))
    await user.click(within(offerList()).getByRole("button"))
    await ledgerShows("84")
    expect(document.activeElement).toBe(opener())
    await ledger().findByText("None of your choices removes anybody. Add areas to reach more people.")
    await user.keyboard("{Control>}z{/Control}")
    await ledgerShows("34")
    await waitFor(() => expect(offerNames()).toHaveLength(1))
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
      "Apply: Without Age, +12,345 records",
      "Apply: Without Gender, +12,343 records",
      "Apply: Without Marital Status, +12,342 records",
      "Apply: Records without phones too, +12,341 records",
    ])
    answer.release()
    await waitFor(() => expect(offerList().getAttribute("aria-busy")).toBe("false"))
    expect(offerNames()[1]).toBe("Apply: Without Gender, +12,344 records")
  })

  it("says that it did not come, and asks again when told to", async () => {
    const { network, user } = await screenOverMock("/order/10/geo/zip", { draft: ASKS_MUCH })
    failPart(network, "suggestions")
    await heading("Select Your Target Areas")
    await ledger().findByText("Suggestions are not available at the moment.")
    everythingBringsMore(network)
    await user.click(ledger().getByRole("button", { name: "Try again" }))
    await waitFor(() => expect(offerRows()).toHaveLength(4))
  })

  it("asks nobody where only the area limits the list", async () => {
    const { network } = await screenOverMock("/order/10/geo/zip", { draft: TWO_ZIPS })
    const answered = new Set<string>()
    changeFigures(network, (part) => {
      answered.add(part.part)
      return part
    })
    await heading("Select Your Target Areas")
    await ledger().findByText("Only the area limits this list. Add areas to reach more people.")
    await ledgerShows("183")
    expect([...answered]).toEqual(["count", "quote", "waterfall"])
  })
})
