import { render, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { LabelsField } from "../../../src/builder/review/extras/LabelsField.tsx"
import { COUNTED } from "../../kit/lists.ts"
import { filledSummary, placeOrder } from "../../kit/orders.ts"
import { openScreen } from "../../kit/openScreen.tsx"

const openSummary = async () => {
  const opened = await openScreen("/order/10/summary", { draft: COUNTED })
  await screen.findByRole("button", { name: "Choose columns" })
  return opened
}
const price = () => within(screen.getByRole("complementary", { name: "Price and order" }))
const file = () => within(screen.getByRole("region", { name: "File columns" }))

describe("the columns of the file", () => {
  it("name what is there in any case and what the choices bring along", async () => {
    await openSummary()
    expect(file().getByText(/^Record, First Name, Last Name, .*Walk Sequence, Phone$/)).toBeTruthy()
    expect(file().getByText("From your choices").nextElementSibling?.textContent).toBe("Age")
  })

  it("may be more, each at its price, and fewer again", async () => {
    const { user } = await openSummary()
    const before = price().getByText(/plus tax/).textContent
    await user.click(screen.getByRole("button", { name: "Choose columns" }))
    const dialog = within(await screen.findByRole("dialog", { name: "File columns" }))
    expect(dialog.queryByRole("checkbox", { name: "Age" })).toBeNull()
    // The examples in the box are columns that are there.
    const examples = dialog.getByRole<HTMLInputElement>("textbox", { name: "Find a column" }).placeholder
    for (const example of examples.split(", ")) dialog.getByRole("checkbox", { name: example })
    await user.type(dialog.getByRole("textbox", { name: "Find a column" }), "income")
    expect(dialog.getAllByRole("checkbox").length).toBe(1)
    await user.click(dialog.getByRole("checkbox", { name: "Household Income" }))
    await dialog.findByText("1 added")
    await user.click(dialog.getByRole("button", { name: "Done" }))
    await price().findByText("Household Income")
    await waitFor(() => expect(price().getByText(/plus tax/).textContent).not.toBe(before))
    await user.click(file().getByRole("button", { name: "Remove Household Income" }))
    await waitFor(() => expect(price().getByText(/plus tax/).textContent).toBe(before))
  })

  it("say so where none has such a name", async () => {
    const { user } = await openSummary()
    await user.click(screen.getByRole("button", { name: "Choose columns" }))
    const dialog = within(await screen.findByRole("dialog", { name: "File columns" }))
    await user.type(dialog.getByRole("textbox", { name: "Find a column" }), "shoe")
    await dialog.findByText("No columns match 'shoe'.")
  })
})

describe("labels", () => {
  it("are priced with their shipping, and a wrong number stays to be mended", async () => {
    const { user } = await openSummary()
    const labels = await screen.findByRole<HTMLInputElement>("textbox", { name: "Sets of address labels" })
    await user.type(labels, "2{Enter}")
    await price().findByText("2 sets of 519 records")
    expect(price().getByText("2 sets of labels")).toBeTruthy()
    await user.clear(labels)
    await user.type(labels, "two{Enter}")
    await screen.findByText(/'two' isn't a number of sets/)
    expect(price().getByText("2 sets of 519 records")).toBeTruthy()
  })
})

describe("the price of a label", () => {
  it("has as many decimals as that of a record", async () => {
    const offer = {
      perRecord: "0.006250",
      minimumLabelCharge: "15.00",
      firstSetShipping: "12.00",
      additionalSetShipping: "4.00",
    }
    render(<LabelsField offer={offer} count={0} isDisabled={false} onCount={() => {}} />)
    await screen.findByText(/^\$0\.00625 per record per set, with a minimum of \$15\.00\./)
  })
})

describe("the list usage", () => {
  it("says what it multiplies the price by", async () => {
    await openSummary()
    const usage = screen.getByRole("combobox", { name: "List usage" })
    await within(usage).findByText("Two Times, 1.5 times the price")
  })
})

describe("the permitted purpose", () => {
  const PURPOSE = "Mailing leads to an offer of our own"

  it("is asked for where the source names purposes, and placing waits for it", async () => {
    const opened = await filledSummary(undefined, {
      prepare: (network) =>
        network.answer("/PlaceOrder.aspx/GetDataUseAgreement", async (_, pass) => {
          const { d } = await (await pass()).json()
          return Response.json({
            d: { ...d, DataSource: { ...d.DataSource, PermittedPurposes: [PURPOSE, "Another one"] } },
          })
        }),
    })
    await opened.user.click(placeOrder())
    await screen.findByText("Please state what this list will be used for.")
    expect(screen.queryByRole("dialog", { name: "Place order" })).toBeNull()
    await opened.user.click(screen.getByRole("radio", { name: PURPOSE }))
    await waitFor(() =>
      expect(screen.queryByText("Please state what this list will be used for.")).toBeNull(),
    )
    await opened.user.click(placeOrder())
    await screen.findByRole("dialog", { name: "Place order" })
  })
})
