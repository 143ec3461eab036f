import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { held } from "../../kit/held.ts"
import { COUNTED } from "../../kit/lists.ts"
import type { StartingDraft } from "../../kit/siteNetwork.ts"
import { heading, type ScreenOptions, openScreen } from "../../kit/openScreen.tsx"
import { SIX, tinyCountIn } from "../../kit/tinyPeople.ts"
import { savedFiles } from "../../kit/savedFiles.ts"
import { siteWith } from "../../kit/siteWith.ts"

const offered: NonNullable<ScreenOptions["prepare"]> = (network) =>
  siteWith(network, "IsDemoBreakdownEnabled", true)

const refused: NonNullable<ScreenOptions["prepare"]> = (network) =>
  siteWith(network, "IsDemoBreakdownEnabled", false)

const openReport = async (demo: string, options: ScreenOptions = {}) => {
  const all = { draft: COUNTED, prepare: offered, ...options }
  const opened = await openScreen((id) => `/Report/Breakdown.aspx?sid=${id}&demo=${demo}`, all)
  await heading("Breakdown report")
  return opened
}
const table = (name: string) => screen.findByRole("table", { name: `Records by ${name}` })
const figuresOf = (of: HTMLElement): ReadonlyArray<readonly [string, number]> =>
  within(of)
    .getAllByRole("rowheader")
    .map((header) => {
      const cells = within(header.closest("tr") ?? header).getAllByRole("cell")
      return [header.textContent, Number(cells.at(-2)?.textContent)]
    })

describe("the breakdown report", () => {
  it("shows how the list spreads over the demographic of the address, and sums to the list", async () => {
    await openReport("gender")
    const figures = figuresOf(await table("Gender"))
    const ofGender = (code: string) => tinyCountIn(SIX, ({ GENDER }) => GENDER === code)
    expect(figures).toEqual([
      ["Female", ofGender("F")],
      ["Male", ofGender("M")],
      ["Not known", ofGender("")],
    ])
    expect(figures.reduce((sum, [, records]) => sum + records, 0)).toBe(519)
    screen.getByText("519 records by Gender, as of today.")
  })

  it("of one area of the list counts that area alone, also by another attribute", async () => {
    const { address, draftId, user } = await openReport("GENDER&area=zip:60615")
    // 95 people live in 60615.
    await screen.findByText("95 records by Gender, as of today.")
    screen.getByText(/60615/)
    expect(screen.queryByRole("table", { name: "Areas by Gender" })).toBeNull()
    await user.selectOptions(screen.getByRole("combobox", { name: "Break down by" }), "Marital Status")
    await screen.findByText("95 records by Marital Status, as of today.")
    expect(new URLSearchParams(address().split("?")[1])).toEqual(
      new URLSearchParams({ sid: draftId ?? "", demo: "MARITAL", area: "zip:60615" }),
    )
  })

  it("of an area that the list does not have is of the whole list", async () => {
    await openReport("GENDER&area=zip:99999")
    await screen.findByText("519 records by Gender, as of today.")
  })

  it("is broken down by another attribute, which the address then names", async () => {
    const { address, draftId, user } = await openReport("GENDER")
    await table("Gender")
    await user.selectOptions(screen.getByRole("combobox", { name: "Break down by" }), "Marital Status")
    await table("Marital Status")
    expect(address()).toBe(`/Report/Breakdown.aspx?sid=${draftId}&demo=MARITAL`)
  })

  it("starts with the attribute used most where the address names none", async () => {
    await openReport("")
    await table("Age")
  })

  it("says when there is no such attribute, and asks for another one", async () => {
    const { user } = await openReport("SHOESIZE")
    await screen.findByText("There is no attribute SHOESIZE. Choose one of these.")
    await user.selectOptions(screen.getByRole("combobox", { name: "Break down by" }), "Gender")
    await table("Gender")
  })

  it("is taken away as a workbook, as CSV, and as a document to print", async () => {
    const saved = savedFiles()
    const { user } = await openReport("GENDER")
    await table("Gender")
    const take = async (format: string) => {
      await user.click(screen.getByRole("button", { name: "Export this breakdown" }))
      await user.click(await screen.findByRole("menuitem", { name: format }))
    }
    for (const [at, format] of ["Workbook (.xlsx)", "CSV", "PDF"].entries()) {
      await take(format)
      await waitFor(() => expect(saved).toHaveLength(at + 1))
    }
    expect(saved.map(({ name }) => name.split(".").at(-1))).toEqual(["xlsx", "csv", "pdf"])
    expect(saved.find(({ name }) => name.endsWith(".pdf"))?.file.type).toBe("application/pdf")
  })

  it("of an order that is missing or of somebody else says the same", async () => {
    await openScreen("/Report/Breakdown.aspx?sid=nobody&demo=AGE", { draft: COUNTED, prepare: offered })
    await screen.findByText("We couldn't find this list")
    await openScreen("/Report/Breakdown.aspx", { draft: COUNTED, prepare: offered })
    await waitFor(() => expect(screen.getAllByText("We couldn't find this list")).toHaveLength(2))
  })

  it("says so where the site offers none, and of a list without areas", async () => {
    await openReport("AGE", { prepare: refused })
    await screen.findByText("No breakdown for this list")
    await openReport("AGE", { draft: { definition: { areas: [] } } })
    await screen.findByText("No areas chosen yet")
  })

  it("fails with a way to try again, which doesn't wait for the column's own values", async () => {
    let fails = true
    const column = held()
    const { user } = await openReport("GENDER", {
      prepare: async (network) => {
        await offered(network)
        network.answer(/\/GetDemoAttribute$/, async (_, pass) => {
          await column.released
          return pass()
        })
        network.answer("/api/v1/counts/breakdown", (_, pass) =>
          fails ? new Response("", { status: 503 }) : pass(),
        )
      },
    })
    const again = await screen.findByRole("button", { name: "Try again" })
    fails = false
    await user.click(again)
    column.release()
    await table("Gender")
  })
})

describe("the reports on a counted order", () => {
  const openMenu = async (draft: StartingDraft, prepare = offered) => {
    const opened = await openScreen("/order/10/summary", { draft, prepare })
    await screen.findByRole("table", { name: "Quantities by area" })
    await opened.user.click(screen.getByRole("button", { name: "Reports" }))
    return opened
  }
  const asked = { ...COUNTED, choices: { ...COUNTED.choices, seeBreakdown: true } }
  const names = () => screen.getAllByRole("menuitem").map(({ textContent }) => textContent)

  it("show the breakdown in a frame, by the first attribute that the list is selected by", async () => {
    const { draftId, user } = await openMenu(asked)
    expect(names()).toEqual(["Breakdown Report", "Two-Dimensional Report", "Export Count Result"])
    await user.click(screen.getByRole("menuitem", { name: "Breakdown Report" }))
    const frame = await screen.findByTitle("Breakdown of this order")
    expect(frame.getAttribute("src")).toBe(`/Report/Breakdown.aspx?sid=${draftId}&demo=AGE`)
  })

  it("have no breakdown where the buyer did not ask for one, and none at all where the site has none", async () => {
    await openMenu(COUNTED)
    expect(names()).toEqual(["Two-Dimensional Report", "Export Count Result"])
  })

  it("are the count alone where the site offers no breakdown", async () => {
    await openMenu(asked, refused)
    expect(names()).toEqual(["Export Count Result"])
  })

  it("ask for a two dimensional report in four steps, and say that it is on its way", async () => {
    const { person, user } = await openMenu(COUNTED)
    await user.click(screen.getByRole("menuitem", { name: "Two-Dimensional Report" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Create a Two-Dimensional Report" }))
    await dialog.findByText(/^None chosen, so the report includes all \d+ areas\.$/)
    await user.click(dialog.getByRole("button", { name: "Next: Choose report columns" }))
    await user.click(await dialog.findByRole("checkbox", { name: "Gender" }))
    dialog.getByText(/^1 of \d+ attributes\.$/)
    await user.click(dialog.getByRole("button", { name: "Send My Report" }))
    // The first step with a problem opens by itself.
    await dialog.findByText("Enter a name for the report.")
    await user.type(dialog.getByRole("textbox", { name: "Report name" }), "Areas by gender")
    await user.click(dialog.getByRole("button", { name: "Next: Email recipients" }))
    const emails = dialog.getByRole("textbox", { name: "Email addresses" })
    await user.clear(emails)
    await user.click(dialog.getByRole("button", { name: "Send My Report" }))
    await dialog.findByText(/Enter at least one email address/)
    const [own, jane] = [person?.email ?? "", "jane@bakery.example"]
    await user.type(emails, `${own}, ${jane}`)
    await user.click(dialog.getByRole("button", { name: "Send My Report" }))
    await screen.findByText(
      `Your report is on its way and should arrive in about 5 minutes. Sent to ${own}; ${jane} must confirm first, so we're emailing a link.`,
    )
    const [close] = screen.getAllByRole("button", { name: "Close" }).toReversed()
    if (close !== undefined) await user.click(close)
    expect(screen.queryByRole("dialog")).toBeNull()
  })

  it("bring the button back with the reason where a report cannot be made", async () => {
    const { user } = await openMenu(COUNTED, async (network) => {
      await offered(network)
      network.answer("/PlaceOrder.aspx/Submit2DReportConditions", () =>
        Response.json({
          d: {
            ResultFlag: false,
            ResultMessage:
              "Two dimensional report is not available for the selections you have made.\nThe table would have 501,000 cells.",
            DataSource: null,
          },
        }),
      )
    })
    await user.click(screen.getByRole("menuitem", { name: "Two-Dimensional Report" }))
    await user.click(await screen.findByRole("button", { name: /Name the report/ }))
    await user.type(await screen.findByRole("textbox", { name: "Report name" }), "Areas")
    await user.click(screen.getByRole("button", { name: /^4/ }))
    const emails = screen.getByRole("textbox", { name: "Email addresses" })
    await user.clear(emails)
    await user.type(emails, "jane@bakery.example")
    await user.click(screen.getByRole("button", { name: "Send My Report" }))
    await screen.findByText(
      /^A two-dimensional report isn't available for your selections\.\s+The table would have 501,000 cells\./,
    )
    expect(screen.getByRole("button", { name: "Send My Report" }).hasAttribute("disabled")).toBe(false)
  })
})

describe("the areas of a breakdown", () => {
  it("stand below it, each value colored by its part of the area", async () => {
    await openReport("GENDER")
    const areas = await screen.findByRole("table", { name: "Areas by Gender" })
    const headers = within(areas)
      .getAllByRole("columnheader")
      .map(({ textContent }) => textContent)
    expect(headers).toEqual(["Area", "Records", "Female", "Male", "Not known"])
    for (const row of within(areas).getAllByRole("row").slice(1, -1)) {
      const [records = 0, ...cells] = within(row)
        .getAllByRole("cell")
        .map(({ textContent }) => Number(textContent))
      expect(cells.reduce((sum, cell) => sum + cell, 0)).toBe(records)
    }
  })
})
