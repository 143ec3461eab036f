import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { SIX_ZIPS } from "../../kit/lists.ts"
import { ofSource } from "../../kit/ofSource.ts"
import { openScreen } from "../../kit/openScreen.tsx"
import type { StartingDraft } from "../../kit/siteNetwork.ts"

/** The first of the example's packages. */
const PACKAGE = { mobilePackageId: 1 }
const ledger = () => within(screen.getByRole("complementary", { name: "Count and price" }))

const openLedger = async (listType: number, choices: StartingDraft["choices"] = {}) => {
  const opened = await openScreen(`/order/${listType}/geo/zip`, {
    prepare: ofSource(listType, { ...SIX_ZIPS, choices }),
  })
  await waitFor(() => expect(ledger().getByText(/plus tax/)).toBeTruthy())
  return opened
}

describe("the ledger of a source that sells no phones", () => {
  it.each([200, 130])("says nothing of phones: %i", async (listType) => {
    await openLedger(listType)
    expect(document.body.textContent).not.toMatch(/with phones/i)
  })

  it("says of another source how many have one", async () => {
    await openLedger(10)
    ledger().getByText("with phones")
  })
})

describe("the ledger of a source whose price is that of a package", () => {
  it("shows no price of $0.00000", async () => {
    await openLedger(190, PACKAGE)
    ledger().getByText("519 records, included in the mobile package's price")
    expect(ledger().queryByText(/\$0\.00000/)).toBeNull()
  })
})
