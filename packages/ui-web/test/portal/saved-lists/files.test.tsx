import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { emptyDefinition } from "@listwright/domain/definition"
import { zipAreas } from "../../kit/lists.ts"
import { heading, type OpenScreen, openScreen } from "../../kit/openScreen.tsx"

const IMPORT = "/api/v1/saved-lists/import"

const definition = { ...emptyDefinition(10), areas: zipAreas("60614", "60615") }
const portable = (name: string, lists: ReadonlyArray<object> = []) => ({
  ...definition,
  portable: { version: 1, name, lists, addressFiles: [] },
})
const jsonFile = (fileName: string, content: object | string) =>
  new File([typeof content === "string" ? content : JSON.stringify(content)], fileName, {
    type: "application/json",
  })

const openLists = async (): Promise<OpenScreen> => {
  const opened = await openScreen("/slc", { hasSides: true })
  await heading("Saved Lists")
  await screen.findByRole("table", { name: "Your saved lists" })
  return opened
}
const upload = ({ user }: OpenScreen, ...files: ReadonlyArray<File>) =>
  user.upload(screen.getByLabelText("Saved list files"), [...files])
const report = async () => within(await screen.findByRole("region", { name: "Uploaded files" }))

/** Catches the files that the browser saves: their names and texts. */
const savedFiles = () => {
  const saved: Array<{ readonly name: string; readonly content: Promise<string> }> = []
  let latest = new Blob()
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    if (blob instanceof Blob) latest = blob
    return "blob:saved"
  })
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content: latest.text() })
  })
  return saved
}
describe("a file of a saved list", () => {
  it("is downloaded from the menu of a row, and makes the same list where it is uploaded", async () => {
    const saved = savedFiles()
    const opened = await openLists()
    const { user } = opened
    await user.click(screen.getByRole("button", { name: "More actions for South side" }))
    await user.click(await screen.findByRole("menuitem", { name: "Download" }))
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(["South side.definition.json"]))
    const text = (await saved[0]?.content) ?? ""
    expect(JSON.parse(text)).toMatchObject({ version: 1, listType: 10, portable: { name: "South side" } })
    await upload(opened, jsonFile("South side.definition.json", text))
    await (await report()).findByText(/was created from South side\.definition\.json, [\d,]+ records today$/)
    await waitFor(() => expect(screen.getAllByRole("button", { name: "Edit South side" })).toHaveLength(2))
  })

  it("is downloaded for each selected list; one that fails says why, and the others come", async () => {
    const saved = savedFiles()
    const { network, sides, user } = await openLists()
    network.answer(`${sides.north.path}/definition.json`, () =>
      Response.json({ _tag: "Unprocessable", message: "It names a file that was deleted." }, { status: 422 }),
    )
    await user.click(screen.getByRole("checkbox", { name: "Select all on this page" }))
    await user.click(screen.getByRole("button", { name: "Download" }))
    await screen.findByText("We couldn't download North side")
    screen.getByText("It names a file that was deleted.")
    expect(saved.map(({ name }) => name)).toEqual(["South side.definition.json"])
  })

  it("makes a list that is shown first and marked as new, whatever was searched", async () => {
    const opened = await openLists()
    const { user } = opened
    await user.type(screen.getByRole("searchbox"), "north")
    await waitFor(() => expect(screen.queryByRole("button", { name: "Edit South side" })).toBeNull())
    await upload(opened, jsonFile("x.json", portable("Lake shore")))
    const made = await screen.findByRole("button", { name: "Edit Lake shore" })
    expect(made.closest("tr")?.textContent).toContain("Lake shoreNew")
    await screen.findByRole("button", { name: "Edit South side" })
    expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("")
    await user.click((await report()).getByRole("button", { name: "Close the report" }))
    expect(made.closest("tr")?.textContent).not.toContain("New")
  })

  it("is called as its file where it has no name", async () => {
    const opened = await openLists()
    await upload(opened, jsonFile("Lake shore.json", definition))
    await screen.findByRole("button", { name: "Edit Lake shore" })
  })

  it("says which list to mend and how, and is not sent; others that were chosen with it are", async () => {
    const opened = await openLists()
    const broken = portable("Broken", [
      { id: "a", name: "West side", definition: { ...definition, areas: [{ kind: "zip", zip: "606" }] } },
    ])
    const dangling = {
      ...portable("Dangling"),
      areas: [{ kind: "savedCount", savedCount: "gone", excluded: false }],
    }
    await upload(
      opened,
      jsonFile("notes.json", "not JSON"),
      jsonFile("broken.json", broken),
      jsonFile("dangling.json", dangling),
      jsonFile("good.json", portable("Lake shore")),
    )
    const said = await report()
    await said.findByText(/was created from good\.json/)
    said.getByText(/^The file isn't valid JSON: /)
    said.getByText(/^The file isn't a saved list file: in “West side”, definition\.areas/)
    said.getByText(
      "areas refers to the saved list gone, which isn't in portable.lists; export the list again, or remove it.",
    )
    expect(opened.network.asked.filter((path) => path === `POST ${IMPORT}`)).toHaveLength(1)
  })

  it("is kept where it could not be sent, and sent again", async () => {
    const opened = await openLists()
    opened.network.answer(IMPORT, () => new Response("", { status: 502 }))
    await upload(opened, jsonFile("good.json", portable("Lake shore")))
    const said = await report()
    await said.findByText(
      "Something went wrong: The server couldn't complete your request. Please try again.",
    )
    opened.network.answer(IMPORT, null)
    await opened.user.click(said.getByRole("button", { name: "Try good.json again" }))
    await screen.findByRole("button", { name: "Edit Lake shore" })
  })

  it("is taken where it is dropped", async () => {
    await openLists()
    const dataTransfer = { types: ["Files"], files: [jsonFile("good.json", portable("Lake shore"))] }
    fireEvent.dragOver(window, { dataTransfer })
    await screen.findByText("Drop saved list files here to upload them")
    fireEvent.drop(window, { dataTransfer })
    await screen.findByRole("button", { name: "Edit Lake shore" })
    expect(screen.queryByText("Drop saved list files here to upload them")).toBeNull()
  })
})
