import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { savedFiles } from "../../kit/savedFiles.ts"
import { heading, openScreen } from "../../kit/openScreen.tsx"

const LINK = "Multi-location radius counts"
const UPLOAD = "/Common/ExcelUploader.ashx"
const LOCATE = "/PlaceOrder.aspx/GetAddressByFile2"

const open = async (listType = 10) => {
  const opened = await openScreen(`/order/${listType}/geo/radius`, { as: { sources: [10, 110] } })
  await heading("Select Your Target Areas")
  return opened
}
const dialog = () => within(screen.getByRole("dialog", { name: LINK }))
const press = (name: string) => dialog().getByRole("button", { name })
const openDialog = async () => {
  const opened = await open()
  await opened.user.click(screen.getByRole("button", { name: LINK }))
  await screen.findByRole("dialog", { name: LINK })
  return opened
}
const drop = (...files: ReadonlyArray<File>) =>
  fireEvent.drop(dialog().getByRole("group", { name: "Location file" }), { dataTransfer: { files } })

/** The keycodes are under a heading of their own; the last two rows are on no map. */
const STORES = [
  "Store,Address,City,State,ZIP,Distance in miles",
  "S1,2000 N Clark St,Chicago,IL,60614,2",
  "S2,,Chicago,IL,60615,2",
  "S3,1 Nowhere Road,Nowhere,IL,00000,5",
].join("\n")
const stores = (name = "stores.csv", text = STORES) => new File([text], name)

describe("the upload of many locations", () => {
  it("asks for a file, and takes one of them, dropped", async () => {
    const { user } = await openDialog()
    await user.click(press("Continue"))
    await dialog().findByText("Please choose a file")
    drop(stores(), stores())
    await dialog().findByText("Choose one file at a time.")
    drop(stores())
    await dialog().findByText("stores.csv")
    expect(dialog().queryByText("Choose one file at a time.")).toBeNull()
  })

  it("says why a file was refused, and takes another", async () => {
    const { network } = await openDialog()
    drop(stores("empty.csv", ""))
    await dialog().findByText("The file is empty. The first line must contain the column names.")
    network.answer(UPLOAD, () =>
      Response.json({ d: { ResultFlag: false, ResultMessage: "Please try again", DataSource: null } }),
    )
    drop(stores())
    await dialog().findByText("Please try again")
    network.answer(UPLOAD, null)
    drop(stores())
    await dialog().findByText("stores.csv")
    expect(dialog().queryByText("Please try again")).toBeNull()
  })

  it("keeps file and columns through a refusal and a failure, adds the rows and offers the others", async () => {
    const { network, user } = await openDialog()
    drop(stores())
    const keycode = await dialog().findByRole<HTMLSelectElement>("combobox", { name: "Keycode" })
    expect(keycode.value).toBe("")
    expect(dialog().getByRole<HTMLSelectElement>("combobox", { name: "City" }).value).toBe("City")
    await user.click(press("Add locations"))
    await dialog().findByText("The file has no column Keycode. Nothing was added.")
    await user.selectOptions(keycode, "Store")
    network.answer(LOCATE, () => new Response("", { status: 503 }))
    await user.click(press("Add locations"))
    await dialog().findByRole("alert")
    expect(keycode.value).toBe("Store")
    dialog().getByText("stores.csv")

    network.answer(LOCATE, null)
    await user.click(press("Add locations"))
    await dialog().findByText(/Addresses found on the map: 1. Not found: 2./)
    dialog().getByText("Address: can't be empty")
    dialog().getByText("ZIP: there is no ZIP Code 00000 on the map")
    const files = savedFiles()
    await user.click(press("Download them"))
    expect(files.map(({ name }) => name)).toEqual(["left out of stores.csv"])
    const leftOut = await files[0]?.file.text()
    expect(leftOut).toContain("S2")
    expect(leftOut).toContain("S3")
    expect(leftOut).not.toContain("S1")
    vi.restoreAllMocks()
    await user.click(press("Done"))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    await within(screen.getByRole("region", { name: "Chosen areas" })).findByText(
      "1 location from stores.csv",
    )
  })

  it("is not offered where a list takes one address at a time", async () => {
    await open(110)
    expect(screen.queryByRole("button", { name: LINK })).toBeNull()
  })
})
