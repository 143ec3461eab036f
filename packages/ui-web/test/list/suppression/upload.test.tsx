import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { TWO_ZIPS } from "../../kit/lists.ts"
import { heading, openScreen, overThePage } from "../../kit/openScreen.tsx"
import { tinyCountIn, type TinyPerson, tinyPeopleIn } from "../../kit/tinyPeople.ts"

const LOAD = "/PlaceOrder.aspx/ProcessCustomSuppressionFile"
/**
 * Four people who share their addresses with others. `LINES` adds an unknown person (line 6) and one without a ZIP
 * Code (line 7).
 */
const PEOPLE = tinyPeopleIn("60614").slice(2, 6)
const cellsOf = ({ address = "", first_name = "", last_name = "", zip = "" }: TinyPerson) => [
  first_name,
  last_name,
  address,
  zip,
]
const LINES = [
  ["First Name", "Last Name", "Address", "ZIP Code"],
  ...PEOPLE.map(cellsOf),
  ["Nora", "Nobody", "1 Nowhere Lane", "60614"],
  ["Lee", "Nowhere", "12 Harbor St", ""],
]
const TEXT = LINES.map((cells) => `${cells.join(",")}\r\n`).join("")
const CUSTOMERS = new File([TEXT], "customers.csv", { type: "text/csv" })

const files = () => within(screen.getByRole("region", { name: "Your own files" }))
const upload = () => files().getByRole("button", { name: "Upload a file" })
const dialog = async (name = "Who is in customers.csv?") =>
  within(await screen.findByRole("dialog", { name }))
const choice = async (name: string) => (await dialog()).getByRole<HTMLSelectElement>("combobox", { name })
const load = async () => (await dialog()).getByRole("button", { name: "Load the file" })
const figuresOf = (report: ReturnType<typeof within>) =>
  report.getByText("People matched").closest("[role=status]")?.textContent

const openFiles = async () => {
  const opened = await openScreen("/order/10/demo/suppression", { draft: TWO_ZIPS })
  await heading("Suppressions")
  const send = async (file = CUSTOMERS) => {
    await opened.user.click(upload())
    // The browser's own dialog leaves the focus where it was.
    fireEvent.change(screen.getByLabelText("File of people to suppress"), { target: { files: [file] } })
  }
  return { ...opened, send }
}

describe("a file of people to leave out", () => {
  it("is loaded by its columns, reported row by row, and picked", async () => {
    const { send, user } = await openFiles()
    await send()
    const names = ["Street address", "ZIP Code", "First name", "Last name"]
    const columns = await Promise.all(names.map(choice))
    expect(columns.map(({ value }) => value)).toEqual(["Address", "ZIP Code", "First Name", "Last Name"])
    const rows = within((await dialog()).getByRole("table", { name: "First rows of the file" }))
    expect(rows.getAllByRole("row").map((row) => row.textContent)).toEqual(
      LINES.slice(0, 5).map((cells) => cells.join("")),
    )
    await user.click(await load())
    const report = await dialog("customers.csv")
    report.getByText(
      "Loading the file usually takes less than 30 minutes. You'll get an email when it's done.",
    )
    expect(figuresOf(report)).toBe(
      "Rows with a match4People matched4Rows without a match1Rows we couldn't read1",
    )
    const unread = within(report.getByRole("list", { name: "Rows we couldn't read" }))
    expect(unread.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Line 7: '' isn't a ZIP Code or postal code",
    ])
    await user.click(report.getByRole("button", { name: "Done" }))
    await waitFor(() => expect(screen.queryByRole("dialog", overThePage)).toBeNull())
    expect(document.activeElement).toBe(upload())
    expect(files().getByRole<HTMLInputElement>("checkbox", { name: /^Your own files/ }).checked).toBe(true)
    const picked = within(files().getByRole("list", { name: "Added files" }))
    expect(picked.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["customers.csv"])
    // A file of six rows counts only the four people that it matched.
    const uploaded = within(await files().findByRole("table", { name: "Your files" }))
    expect(uploaded.getAllByRole("row").map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^NameDayPeople/),
      expect.stringMatching(/^customers\.csv.*\d{4}4Added$/),
    ])
  })

  it("is loaded by other columns than were suggested when told to", async () => {
    const { network, send, user } = await openFiles()
    await send()
    const sent: Array<unknown> = []
    network.answer(LOAD, async (request, pass) => {
      sent.push(await request.clone().json())
      return pass()
    })
    await user.selectOptions(await choice("Last name"), "None (everyone at the address)")
    await user.selectOptions(await choice("First name"), "None")
    await user.click(await load())
    // Everybody at the addresses, not the four people alone.
    const addresses = PEOPLE.map(({ address }) => address)
    const persons = tinyCountIn(["60614"], ({ address }) => addresses.includes(address))
    expect(persons).toBeGreaterThan(PEOPLE.length)
    expect(figuresOf(await dialog("customers.csv"))).toContain(`People matched${persons}Rows`)
    expect(sent).toMatchObject([{ listType: 10, KeyColumns: { Address: "Address", Zip: "ZIP Code" } }])
    expect(JSON.stringify(sent)).not.toContain("First Name")
  })

  it("needs a column of addresses, and says so before anything is sent", async () => {
    const { network, send, user } = await openFiles()
    await send()
    await user.selectOptions(await choice("Street address"), "Choose a column")
    await user.click(await load())
    expect((await (await dialog()).findByRole("alert")).textContent).toContain(
      "Please choose the column with the street address.",
    )
    expect(network.asked).not.toContain(`POST ${LOAD}`)
    await user.selectOptions(await choice("Street address"), "Address")
    await user.click(await load())
    await dialog("customers.csv")
  })

  it("that is not taken is told why, and another one is", async () => {
    const { send } = await openFiles()
    await send(new File([""], "customers.csv", { type: "text/csv" }))
    await files().findByText("We couldn't accept the file")
    files().getByText("The file is empty. The first line must contain the column names.")
    expect(screen.queryByRole("dialog", overThePage)).toBeNull()
    await send()
    await dialog()
    expect(files().queryByText("We couldn't accept the file")).toBeNull()
  })

  it.each([
    [
      "the server fails",
      () => new Response("", { status: 500 }),
      /^The server couldn't complete your request/,
    ],
    [
      "the file has changed",
      () =>
        Response.json({
          d: { ResultFlag: false, ResultMessage: "The file has no column 'Address'.", DataSource: null },
        }),
      "The file has no column 'Address'.",
    ],
  ])("keeps its columns when %s, says so, and is loaded again", async (_, answer, said) => {
    const { network, send, user } = await openFiles()
    await send()
    network.answer(LOAD, answer)
    await user.selectOptions(await choice("First name"), "None")
    await user.click(await load())
    await (await dialog()).findByText(said)
    expect((await choice("First name")).value).toBe("")
    expect((await choice("Street address")).value).toBe("Address")
    network.answer(LOAD, null)
    await user.click(await load())
    await dialog("customers.csv")
  })

  it("that suppresses no one says so, and another one is listed beside it", async () => {
    const { send, user } = await openFiles()
    await send(
      new File(["Full name,Address,Postcode\r\nNora Nobody,1 Nowhere Lane,60614\r\n"], "wrong.csv", {
        type: "text/csv",
      }),
    )
    const columns = await dialog("Who is in wrong.csv?")
    expect(columns.getByRole<HTMLSelectElement>("combobox", { name: "ZIP Code" }).value).toBe("Postcode")
    await user.click(columns.getByRole("button", { name: "Load the file" }))
    const none = await dialog("wrong.csv")
    expect(figuresOf(none)).toContain("Rows with a match0")
    expect(none.getByRole("alert").textContent).toBe(
      "No row matches anyone in the data, so the file suppresses no one. Check the columns that you chose, then upload the file again.",
    )
    await user.click(none.getByRole("button", { name: "Done" }))

    await send()
    await user.click(await load())
    const report = await dialog("customers.csv")
    expect(report.queryByRole("alert")).toBeNull()
    await user.click(report.getByRole("button", { name: "Done" }))
    const listed = within(await files().findByRole("table", { name: "Your files" }))
    await listed.findByRole("button", { name: "Added the file customers.csv" })
    listed.getByRole("button", { name: "Added the file wrong.csv" })
  })

  it("is left alone when its dialog is canceled", async () => {
    const { network, send, user } = await openFiles()
    await send()
    await user.click((await dialog()).getByRole("button", { name: "Cancel" }))
    await waitFor(() => expect(screen.queryByRole("dialog", overThePage)).toBeNull())
    expect(document.activeElement).toBe(upload())
    expect(files().getByRole<HTMLInputElement>("checkbox", { name: /^Your own files/ }).checked).toBe(false)
    expect(network.asked).not.toContain(`POST ${LOAD}`)
  })
})
