import { waitFor } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { SIX_ZIPS, UNCOUNTED } from "../../kit/lists.ts"
import { ledger, ledgerShows, openScreen } from "../../kit/openScreen.tsx"

/** 519 records in six ZIP Codes. */
const openLedger = async (draft = SIX_ZIPS) => {
  const opened = await openScreen("/order/10/geo/zip", { draft })
  await ledgerShows("519")
  return opened
}

const field = (name: string) => ledger().getByRole<HTMLInputElement>("textbox", { name })
const shown = (text: RegExp) => waitFor(() => expect(ledger().getByText(text)).toBeDefined())

describe("the wanted number", () => {
  it("is typed beside the count, is what is priced, and stays while areas go", async () => {
    const { user } = await openLedger()
    expect([field("Wanted").value, field("Wanted").placeholder]).toEqual(["", "All"])
    await user.type(field("Wanted"), "440{Enter}")
    await shown(/^440 records at /)
    await user.click(ledger().getByRole("button", { name: "How to get close to 440" }))
    await user.click(
      await ledger().findByRole("button", {
        name: "Apply: Without 60614, −78 records, same price, then 441 records for $35.00",
      }),
    )
    await ledgerShows("441")
    await shown(/^440 records at /)
    expect(field("Wanted").value).toBe("440")
    await user.clear(field("Wanted"))
    await user.tab()
    await shown(/^441 records at /)
  })

  it("may be more than there is: what is missing is said, and everything is priced", async () => {
    const { user } = await openLedger()
    await user.type(field("Wanted"), "5,000{Enter}")
    await shown(/^You asked for 5,000 records; the list is 4,481 short\.$/)
    await shown(/^519 records at /)
    expect(field("Wanted").value).toBe("5,000")
  })

  it("that is none is kept to be mended, and what was wanted stands", async () => {
    const { user } = await openLedger()
    await user.type(field("Wanted"), "300{Enter}")
    await shown(/^300 records at /)
    await user.clear(field("Wanted"))
    await user.type(field("Wanted"), "a few{Enter}")
    expect(field("Wanted").value).toBe("a few")
    expect(field("Wanted").getAttribute("aria-invalid")).toBe("true")
    await shown(/^Type a whole number, such as 5,000\.$/)
    await shown(/^300 records at /)
  })
})

describe("a budget", () => {
  it("says how many records it buys and why no more, and is used as the wanted number", async () => {
    const { user } = await openLedger(UNCOUNTED)
    await user.type(field("Budget, before tax"), "$38")
    await shown(/^Buys 478 records for \$38\.00\. One more would bring the total to \$38\.08\.$/)
    await user.click(ledger().getByRole("button", { name: "Order 478 records" }))
    await shown(/^478 records at /)
    expect(field("Wanted").value).toBe("478")
    expect(ledger().queryByRole("button", { name: "Order 478 records" })).toBeNull()
  })

  it("that is too small for any order says what the least one costs", async () => {
    const { user } = await openLedger()
    await user.type(field("Budget, before tax"), "5")
    await shown(/^Not enough for an order: the least expensive order is 250 records for \$35\.00\.$/)
    expect(ledger().queryByRole("button", { name: /^Order / })).toBeNull()
  })

  it("that is no amount says how to write one", async () => {
    const { user } = await openLedger()
    await user.type(field("Budget, before tax"), "five")
    await shown(/^Type an amount in dollars, such as 500 or 499\.99\.$/)
    expect(field("Budget, before tax").value).toBe("five")
  })
})
