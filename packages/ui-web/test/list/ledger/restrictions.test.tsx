import { waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { changeFigures } from "../../kit/figures.ts"
import { held } from "../../kit/held.ts"
import { SIX_ZIPS, zipAreas } from "../../kit/lists.ts"
import type { Network } from "../../kit/siteNetwork.ts"
import { offerList, offerNames, offerRows } from "../../kit/offers.ts"
import { ledger, ledgerShows, openScreen } from "../../kit/openScreen.tsx"

/** 40 of the 93 records in 60625, and so 466 of 519. */
const quantities = { "zip:60625": 40 }
const opener = () => ledger().getByRole("button", { name: /^How to get close to/ })

const openRestrictions = async () => {
  const opened = await openScreen("/order/10/geo/zip", {
    draft: { ...SIX_ZIPS, choices: { quantities } },
  })
  await ledgerShows("519")
  return opened
}

/** Suggests narrowing a column as well, which the mock never does. */
const alsoWomen = (network: Network, until: Promise<void> = Promise.resolve()) =>
  changeFigures(network, async (part) => {
    if (part.part !== "suggestions" || part.suggestions === null) return part
    await until
    const {
      restrictions: [first, ...others],
    } = part.suggestions
    if (first === undefined) return part
    const restriction = {
      kind: "narrowColumn",
      criterion: { kind: "values", column: "GENDER", values: ["F"] },
    } as const
    const after = {
      records: 460,
      recordsDifference: -46,
      price: { totalBeforeTax: "31.90", difference: "-3.10" },
    }
    const restrictions = [{ ...first, restriction, records: 460, after }, first, ...others]
    return { ...part, suggestions: { ...part.suggestions, restrictions } }
  })

describe("the list of what brings a list near what is wanted", () => {
  it("says what each would leave, and has a button that names it", async () => {
    const { network, user } = await openRestrictions()
    alsoWomen(network)
    expect(opener().textContent).toBe("How to get close to 466")
    await user.click(opener())
    await waitFor(() =>
      expect(offerNames()[0]).toBe(
        "Apply: Gender: Female only, −46 records, −$3.10, then 460 records for $31.90",
      ),
    )
    expect(offerRows()[0]).toBe("Gender: Female only460 records, −$3.10Apply")
    expect(offerNames()).toContain(
      "Apply: Without 60618, −60 records, same price, then 459 records for $35.00",
    )
  })

  it("makes one a change of the list, and goes on from its heading", async () => {
    const { user } = await openRestrictions()
    await user.click(opener())
    await waitFor(() =>
      expect(offerNames()).toContain(
        "Apply: Without 60618, −60 records, same price, then 459 records for $35.00",
      ),
    )
    await user.click(within(offerList()).getByRole("button", { name: /^Apply: Without 60618/ }))
    await ledgerShows("459")
    expect(document.activeElement).toBe(opener())
    expect(opener().textContent).toBe("How to get close to 406")
  })

  it("is busy while its figures are those before", async () => {
    const { network, user } = await openRestrictions()
    await user.click(opener())
    await waitFor(() => expect(offerList().getAttribute("aria-busy")).toBe("false"))
    const answer = held()
    alsoWomen(network, answer.released)
    await user.click(within(offerList()).getByRole("button", { name: /^Apply: Without 60618/ }))
    await waitFor(() => expect(offerList().getAttribute("aria-busy")).toBe("true"))
    answer.release()
    await waitFor(() =>
      expect(offerNames()[0]).toBe(
        "Apply: Gender: Female only, −46 records, −$3.10, then 460 records for $31.90",
      ),
    )
    expect(offerList().getAttribute("aria-busy")).toBe("false")
  })

  it("is not there while everything is wanted", async () => {
    await openScreen("/order/10/geo/zip", { draft: { definition: { areas: zipAreas("60614") } } })
    await ledgerShows("78")
    expect(ledger().queryByRole("button", { name: /^How to get close to/ })).toBeNull()
  })
})
