import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { areaRows } from "../../kit/chosenAreas.ts"
import { TWO_ZIPS, zipAreas } from "../../kit/lists.ts"
import { heading, noticed, openScreen } from "../../kit/openScreen.tsx"

const open = async (tab: string, options = {}) => {
  const opened = await openScreen(`/order/10/geo/${tab}`, options)
  await heading("Select Your Target Areas")
  return opened
}
const ways = () => within(screen.getByRole("navigation", { name: "Ways to choose areas" }))
const chosen = () => within(screen.getByRole("region", { name: "Chosen areas" }))

describe("the menu of areas", () => {
  it("opens under its button with the ways that have no button, by mouse and by keyboard", async () => {
    const { address, user } = await open("zip", { draft: TWO_ZIPS })
    const button = ways().getByRole("button", { name: "Other Types of Areas" })
    expect(button.getAttribute("aria-expanded")).toBe("false")
    await user.click(button)
    const menu = within(await screen.findByRole("menu", { name: "Other Types of Areas" }))
    expect(menu.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual([
      "ZIP Code Range",
      "Paste ZIP Codes",
      "Closest",
      "Cities",
      "Counties",
      "States",
      "Metro Areas",
      "Congressional Districts",
      "SCF Codes",
      "More Areas",
      "Total USA",
      "ZIP Code Map",
      "Polygon",
      "State Map",
    ])
    await user.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(button))
    await user.keyboard("{ArrowDown}")
    await user.click(await screen.findByRole("menuitem", { name: "SCF Codes" }))
    await screen.findByRole("button", { name: "SCF Codes" })
    expect(address()).toBe("/order/10/geo/SCFCode")
  })
})

describe("the page of SCF Codes", () => {
  const box = (number: number) =>
    screen.getByRole<HTMLInputElement>("textbox", { name: `SCF Code ${number}` })

  it("adds what its boxes hold, and leaves in them what is no SCF Code", async () => {
    const { user } = await open("SCFCode")
    expect(screen.getByText(/^Enter an SCF Code above and press Add/)).toBeTruthy()
    await user.click(box(1))
    await user.keyboard("028{Enter}")
    await chosen().findByText("028")
    expect(box(1).value).toBe("")
    await user.type(box(2), "000{Enter}")
    await screen.findByText(/^Enter at least one valid SCF Code\..* 1 entry couldn't be added/s)
    expect(box(2).value).toBe("000")
    const rejected = within(await screen.findByRole("region", { name: "1 entry wasn't added" }))
    expect(rejected.getByText("000").parentElement?.textContent).toMatch(/^No such SCF/)
    expect(chosen().getByRole("status").textContent).toBe("1 SCF")
  })

  it("asks for a code when there is none", async () => {
    const { network, user } = await open("SCFCode")
    const boxes = within(screen.getByRole("group", { name: "Enter SCF Codes" }))
    await user.click(boxes.getByRole("button", { name: "Add" }))
    await screen.findByText("Enter at least one SCF Code.")
    expect(document.activeElement).toBe(box(1))
    expect(network.asked).not.toContain("POST /PlaceOrder.aspx/GetZipsByScf")
  })

  it("wants both ends of a range", async () => {
    const { user } = await open("SCFCode")
    await user.click(screen.getByRole("button", { name: "Enter SCF Code Range" }))
    await user.type(screen.getByRole("textbox", { name: "From" }), "028{Enter}")
    await screen.findByText("Enter both the first and the last SCF Code.")
  })
})

describe("the page of the whole nation", () => {
  const nationwide = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "Nationwide" })

  it("puts the nation in the place of all other areas, says so, and takes it away again", async () => {
    const { user } = await open("totalUSA", { draft: TWO_ZIPS })
    await user.click(nationwide())
    await noticed(/your selection replaced 2 ZIP Codes\. To restore them, choose Undo/)
    expect(chosen().getByRole("status").textContent).toBe("1 nation")
    await waitFor(() => expect(areaRows(chosen())).toHaveLength(1))
    // Without the nation nothing would be left.
    const [nation = document.body] = areaRows(chosen())
    const actions = within(nation).getAllByRole("button")
    expect(actions.map((button) => button.getAttribute("aria-label"))).toEqual(["Remove Nationwide"])
    await user.click(nationwide())
    expect(nationwide().checked).toBe(false)
    await screen.findByText("No areas chosen yet")
  })
})

it("names every kind of the chosen areas", async () => {
  await open("zip", {
    draft: {
      definition: {
        areas: [
          ...zipAreas("60614", "60615"),
          { kind: "city", state: "IL", city: "Chicago", excluded: true },
          { kind: "scf", scf: "600", excluded: false },
        ],
      },
    },
  })
  await waitFor(() =>
    expect(chosen().getByRole("status").textContent).toBe("2 ZIP Codes, 1 city, 1 SCF, 1 of them excluded"),
  )
})

describe("the type of pasted codes", () => {
  it("clears plain ZIP Codes as soon as it is another, says so, and Undo brings them back [ob4-zip-type-switch]", async () => {
    const { user } = await open("zipPaste", { draft: TWO_ZIPS })
    await chosen().findByText("60615")
    await user.click(screen.getByRole("radio", { name: /^Carrier Route/ }))
    await noticed(
      /^A list can have only one kind of area, so carrier routes replaced 2 ZIP Codes\. To restore them, choose Undo\./,
    )
    await waitFor(() => expect(chosen().queryByText("60615")).toBeNull())
    await user.keyboard("{Control>}z{/Control}")
    await chosen().findByText("60615")
  })

  it("leaves a list as it is where plain ZIP Codes are not what is left", async () => {
    const { user } = await open("zipPaste", { draft: TWO_ZIPS })
    await user.click(screen.getByRole("radio", { name: /^ZIP Code/ }))
    await chosen().findByText("60615")
  })
})

describe("the first box for ZIP Codes", () => {
  const box = () => screen.getByRole<HTMLInputElement>("textbox", { name: "ZIP Code 1" })

  it("is marked where a code is missing, until one is typed", async () => {
    const { user } = await open("zip")
    const boxes = within(screen.getByRole("group", { name: "Enter ZIP Codes" }))
    await user.click(boxes.getByRole("button", { name: "Add" }))
    await waitFor(() => expect(box().getAttribute("aria-invalid")).toBe("true"))
    await user.type(box(), "6")
    await user.clear(box())
    expect(box().getAttribute("aria-invalid")).toBeNull()
  })

  it("is not marked once a code that does not exist was taken away", async () => {
    const { user } = await open("zip")
    await user.type(box(), "00000{Enter}")
    await screen.findByText(/^Enter at least one valid ZIP Code\./)
    expect([box().value, box().getAttribute("aria-invalid")]).toEqual(["", null])
  })
})
