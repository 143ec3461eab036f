import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { AREA_TABS } from "../../kit/areaTabs.ts"
import { areaNames, areaRows } from "../../kit/chosenAreas.ts"
import { held } from "../../kit/held.ts"
import { COUNTED, TWO_ZIPS, zipAreas } from "../../kit/lists.ts"
import { ofSource } from "../../kit/ofSource.ts"
import {
  chooseByAttributes,
  heading,
  ledger,
  ledgerShows,
  noticed,
  openScreen,
} from "../../kit/openScreen.tsx"

const box = (number: number) => screen.getByRole<HTMLInputElement>("textbox", { name: `ZIP Code ${number}` })
const codes = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Codes/ })
const section = (name: string | RegExp) => within(screen.getByRole("group", { name }))
const chosen = () => within(screen.getByRole("region", { name: "Chosen areas" }))
const names = () => areaNames(chosen())
const open = async (tab: string, options = {}) => {
  const opened = await openScreen(`/order/10/geo/${tab}`, options)
  await heading("Select Your Target Areas")
  return opened
}

describe("the boxes for ZIP Codes", () => {
  it("run on by themselves, and add what they hold with Enter", async () => {
    const { user } = await open("zip")
    await user.click(box(1))
    await user.keyboard("6061460615")
    expect([box(1).value, box(2).value]).toEqual(["60614", "60615"])
    expect(document.activeElement).toBe(box(3))
    await user.keyboard("{Enter}")
    await chosen().findByText("60615")
    expect(names()).toEqual(["60614", "60615"])
    expect([box(1).value, box(2).value]).toEqual(["", ""])
    expect(document.activeElement).toBe(box(1))
    await ledgerShows("173")
  })

  it("go back with Backspace from an empty one", async () => {
    const { user } = await open("zip")
    await user.click(box(1))
    await user.keyboard("60614{Backspace}")
    expect(document.activeElement).toBe(box(1))
    expect(box(1).value).toBe("60614")
  })

  it("say which codes were taken away, and keep what is valid", async () => {
    const { user } = await open("zip")
    await user.type(box(1), "60614")
    await user.type(box(2), "00000{Enter}")
    await screen.findByText("Some ZIP Codes weren't added: invalid and duplicate entries were removed.")
    expect(names()).toEqual(["60614"])
  })

  it("ask for a code when there is none", async () => {
    const { network, user } = await open("zip")
    await user.click(section("Enter ZIP Codes").getByRole("button", { name: "Add" }))
    await screen.findByText("Enter at least one ZIP Code.")
    expect(network.asked).not.toContain("POST /PlaceOrder.aspx/GetZipsByZips")
  })

  it("take several pasted codes at once, and hand more than they hold to the section for pasting", async () => {
    const { address, user } = await open("zip")
    await user.click(box(1))
    await user.paste("60614, 60615")
    expect([box(1).value, box(2).value]).toEqual(["60614", "60615"])
    const many = Array.from({ length: 20 }, (_, at) => String(60601 + at))
    await user.click(box(1))
    await user.paste(many.join(" "))
    await noticed(/^You pasted 20 entries/)
    await waitFor(() => expect(codes().value).toBe(many.join("\n")))
    expect(address()).toBe("/order/10/geo/zipPaste")
  })

  it("keep what was typed when the look-up fails, and say so", async () => {
    const { network, user } = await open("zip")
    network.answer("/PlaceOrder.aspx/GetZipsByZips", () => new Response("", { status: 500 }))
    await user.type(box(1), "60614{Enter}")
    await noticed(/^The server couldn't complete your request/)
    expect(box(1).value).toBe("60614")
    expect(screen.getByText("No areas chosen yet")).toBeTruthy()
    network.answer("/PlaceOrder.aspx/GetZipsByZips", null)
    await user.click(section("Enter ZIP Codes").getByRole("button", { name: "Add" }))
    await chosen().findByText("60614")
  })
})

describe("pasting", () => {
  const paste = (text: string) => `60614\n${text}`
  const add = () => section(/^Paste/).getByRole("button", { name: "Add" })
  const alert = () => section(/^Paste/).queryByRole("alert")?.textContent ?? null

  it("adds what is valid and keeps the rest in the box, to be mended, until it is valid too", async () => {
    const { user } = await open("zipPaste")
    await user.click(codes())
    await user.paste("60614, 00000; 60615 ABC 60614")
    await user.click(add())
    await chosen().findByText("60615")
    expect(names()).toEqual(["60614", "60615"])
    expect(alert()).toContain("Some ZIP Codes weren't added: invalid and duplicate entries were removed.")
    expect(alert()).toContain("2 entries couldn't be added. Fix or clear them below.")
    expect(codes().value).toBe("00000\nABC")
    await user.clear(codes())
    await user.paste("60618\nABC")
    await user.click(add())
    await chosen().findByText("60618")
    expect(alert()).toContain("1 entry couldn't be added. Fix or clear it below.")
    await user.clear(codes())
    await user.paste("60625")
    await user.click(add())
    await chosen().findByText("60625")
    expect(names()).toEqual(["60614", "60615", "60618", "60625"])
    expect([codes().value, alert()]).toEqual(["", null])
  })

  it("counts what was not added, says why, and gives it to copy", async () => {
    const { network, user } = await open("zipPaste")
    network.answer("/PlaceOrder.aspx/GetZipsByZips", () =>
      Response.json({ d: { ResultFlag: true, ResultMessage: "", DataSource: ["60614", "60615"] } }),
    )
    const unknown = Array.from({ length: 20 }, (_, at) => `000${String(at).padStart(2, "0")}`)
    await user.click(codes())
    await user.paste(["60614", "60615", "60614", ...unknown, "2134", "60614-1234", "chicago"].join("\n"))
    await user.click(add())
    await chosen().findByText("60615")
    const rejected = within(await screen.findByRole("region", { name: "24 entries weren't added" }))
    expect(rejected.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      `No such ZIP Code20${unknown.join(", ")}`,
      "Fewer than 5 digits: is a leading 0 missing?2134",
      "Looks like a ZIP+4, not a ZIP Code60614-1234",
      "Not formatted like a ZIP Code, such as 60614chicago",
      "Entered more than once60614",
    ])
    // All but what is only repeated is in the box too.
    expect(codes().value.split("\n")).toEqual([...unknown, "2134", "60614-1234", "chicago"])
    await user.click(rejected.getByRole("button", { name: "Copy all" }))
    await rejected.findByRole("button", { name: "Copied" })
    expect((await navigator.clipboard.readText()).split("\n")).toHaveLength(24)
    await user.clear(codes())
    expect(screen.queryByRole("region", { name: /not added|wasn't added|weren't added/ })).toBeNull()
  })

  it("keeps all of it where nothing is valid, for the kind that was meant", async () => {
    const { user } = await open("zipPaste", { draft: TWO_ZIPS })
    await user.click(codes())
    await user.paste("60614c001 60614C002")
    await user.click(add())
    await waitFor(() =>
      expect(alert()).toContain(
        "Enter at least one valid ZIP Code. Invalid and duplicate entries were removed.",
      ),
    )
    expect(codes().value).toBe("60614c001\n60614C002")
    await waitFor(() => expect(names()).toEqual(["60614", "60615"]))
    await user.click(screen.getByRole("radio", { name: /^Carrier/i }))
    // Carrier routes replace the ZIP Codes, so nothing is chosen until the codes are added.
    await waitFor(() => expect(names()).toEqual([]))
    await user.click(add())
    await waitFor(() => expect([names(), codes().value]).toEqual([["60614 C001", "60614 C002"], ""]))
  })

  it("takes no postal code for a ZIP Code", async () => {
    const { user } = await open("zipPaste")
    await user.click(codes())
    await user.paste("M5V 60614")
    await user.click(add())
    await chosen().findByText("60614")
    expect([names(), codes().value]).toEqual([["60614"], "M5V"])
    await screen.findByText(/^Looks like a Postal Code, not a ZIP Code/)
  })

  it("adds what is valid, of the kind that is chosen", async () => {
    const { user } = await open("zipPaste")
    await user.click(screen.getByRole("radio", { name: /^Carrier/i }))
    await user.click(screen.getByRole("textbox", { name: /^Codes/ }))
    await user.paste("60614C001; 60614c002")
    await user.click(section(/^Paste/).getByRole("button", { name: "Add" }))
    await chosen().findByText("60614 C002")
    expect(names()).toEqual(["60614 C001", "60614 C002"])
  })

  it("refuses more than 2,000 entries as a whole, and keeps the text", async () => {
    const { network, user } = await open("zipPaste")
    const text = paste(Array.from({ length: 2_000 }, () => "60615").join(" "))
    await user.click(codes())
    await user.paste(text)
    await user.click(section(/^Paste/).getByRole("button", { name: "Add" }))
    await screen.findByText(/^You pasted 2,001 entries, but you can add at most 2,000 at once/)
    expect(codes().value).toBe(text)
    expect(network.asked).not.toContain("POST /PlaceOrder.aspx/GetZipsByZips")
  })
})

describe("what was typed and not added", () => {
  it("is there again after the page was loaded anew, and gone once it was added", async () => {
    const { reload, user } = await open("zip")
    await user.type(box(2), "60614")
    await user.type(box(15), "606")
    await user.click(screen.getByRole("button", { name: /^Paste ZIP Codes/ }))
    await user.click(codes())
    await user.paste("60618\n60625")
    await user.click(screen.getByRole("radio", { name: /^ZIP\+4/ }))
    reload()
    await heading("Select Your Target Areas")
    expect([box(1).value, box(2).value, box(15).value]).toEqual(["", "60614", "606"])
    await user.click(screen.getByRole("button", { name: /^Paste ZIP Codes/ }))
    expect(codes().value).toBe("60618\n60625")
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /^ZIP\+4/ }).checked).toBe(true)
    await user.click(box(3))
    await user.keyboard("{Enter}")
    await chosen().findByText("60614")
    reload()
    await heading("Select Your Target Areas")
    await chosen().findByText("60614")
    expect(box(2).value).toBe("")
  })

  it("stays with the list that it was typed for", async () => {
    const { user } = await open("zip")
    await user.type(box(1), "60614")
    const keys = Object.keys(sessionStorage).filter((key) => key.includes("typed"))
    expect(keys).toHaveLength(1)
    expect(keys[0]?.startsWith("listwright-draft-")).toBe(true)
  })

  it("stands in the list at once, while it is looked up", async () => {
    const { network, user } = await open("zip", { draft: TWO_ZIPS })
    const answer = held()
    network.answer("/PlaceOrder.aspx/GetZipsByZips", async (_, pass) => {
      await answer.released
      return pass()
    })
    await user.type(box(1), "60615")
    await user.type(box(2), "60657{Enter}")
    await chosen().findByText("Checking 60657")
    expect(areaRows(chosen())).toHaveLength(3)
    answer.release()
    await chosen().findByText("60657")
    expect(names()).toEqual(["60614", "60615", "60657"])
  })
})

describe("what an Add had to say", () => {
  it("goes as soon as areas are added in another section", async () => {
    const { user } = await open("zip")
    await user.click(section("Enter ZIP Codes").getByRole("button", { name: "Add" }))
    await screen.findByText("Enter at least one ZIP Code.")
    await user.click(screen.getByRole("button", { name: "Enter ZIP Code Range" }))
    const range = section("Enter ZIP Code Range")
    await user.type(range.getByRole("textbox", { name: "From" }), "60614")
    await user.type(range.getByRole("textbox", { name: "To" }), "60616{Enter}")
    await chosen().findByText("60616")
    expect(screen.queryByText("Enter at least one ZIP Code.")).toBeNull()
  })

  it("stays while the entries that it is about are in their box", async () => {
    const { user } = await open("zipPaste")
    await user.click(codes())
    await user.paste("60614 ABC")
    await user.click(section(/^Paste/).getByRole("button", { name: "Add" }))
    await screen.findByRole("region", { name: "1 entry wasn't added" })
    await user.click(screen.getByRole("button", { name: "Enter ZIP Codes" }))
    await user.type(box(1), "60615{Enter}")
    await chosen().findByText("60615")
    screen.getByRole("region", { name: "1 entry wasn't added" })
  })
})

describe("a range", () => {
  it("adds every ZIP Code from one to the other", async () => {
    const { user } = await open("zipRange")
    const range = section("Enter ZIP Code Range")
    await user.type(range.getByRole("textbox", { name: "From" }), "60614")
    await user.type(range.getByRole("textbox", { name: "To" }), "60616{Enter}")
    await chosen().findByText("60616")
    expect(names()).toEqual(["60614", "60615", "60616"])
  })

  it("keeps its ends when they are reversed", async () => {
    const { user } = await open("zipRange")
    const range = section("Enter ZIP Code Range")
    await user.type(range.getByRole("textbox", { name: "From" }), "60616")
    await user.type(range.getByRole("textbox", { name: "To" }), "60614{Enter}")
    await screen.findByText("The first ZIP Code in the range can't be higher than the last one.")
    expect(range.getByRole<HTMLInputElement>("textbox", { name: "From" }).value).toBe("60616")
    expect(range.getByRole<HTMLInputElement>("textbox", { name: "To" }).value).toBe("60614")
  })
})

describe("the chosen areas", () => {
  it("say what each brings, and give up one, whose figures go with it", async () => {
    const { user } = await open("zip", { draft: TWO_ZIPS })
    await ledgerShows("173")
    await chosen().findByRole("button", { name: "Remove 60614" })
    expect(areaRows(chosen()).map((row) => within(row).getAllByRole("gridcell").at(-2)?.textContent)).toEqual(
      ["78", "95"],
    )
    await user.click(await chosen().findByRole("button", { name: "Remove 60614" }))
    expect(names()).toEqual(["60615"])
    expect(document.activeElement).toBe(chosen().getByRole("button", { name: "Remove 60615" }))
    await ledgerShows("95")
  })

  it("come back with Undo, by its button and by its keys", async () => {
    const { user } = await open("zip", { draft: TWO_ZIPS })
    await user.click(chosen().getByRole("button", { name: "Remove all" }))
    await screen.findByText("No areas chosen yet")
    await user.click(screen.getByRole("button", { name: "Undo the last change" }))
    await chosen().findByText("60615")
    await user.click(await chosen().findByRole("button", { name: "Remove 60615" }))
    await waitFor(() => expect(names()).toEqual(["60614"]))
    await screen.findByText("Saved")
    await user.keyboard("{Control>}z{/Control}")
    await chosen().findByText("60615")
  })

  it("say what Undo would take back, and Redo does it again, by its button and by its keys", async () => {
    const { reload, user } = await open("zip", { draft: TWO_ZIPS })
    const rail = (name: RegExp | string) => screen.findByRole("button", { name })
    await user.click(await chosen().findByRole("button", { name: "Remove 60614" }))
    await user.click(await rail("Undo: removed ZIP Code 60614"))
    await waitFor(() => expect(names()).toEqual(["60614", "60615"]))
    await user.click(await rail("Redo: removed ZIP Code 60614"))
    await waitFor(() => expect(names()).toEqual(["60615"]))
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Redo/ })).toBeNull())
    await screen.findByText("Saved")
    await user.keyboard("{Control>}z{/Control}")
    await waitFor(() => expect(names()).toEqual(["60614", "60615"]))
    await user.keyboard("{Control>}{Shift>}z{/Shift}{/Control}")
    await waitFor(() => expect(names()).toEqual(["60615"]))
    await screen.findByText("Saved")
    await user.keyboard("{Control>}z{/Control}")
    await waitFor(() => expect(names()).toEqual(["60614", "60615"]))
    // In a text field the keys are the text's.
    await user.click(box(1))
    await user.keyboard("{Control>}y{/Control}")
    expect(names()).toEqual(["60614", "60615"])
    // A new change ends what could be done again.
    await user.click(chosen().getByRole("button", { name: "Exclude 60615" }))
    await rail("Undo: excluded ZIP Code 60615")
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Redo/ })).toBeNull())
    await screen.findByText("Saved")
    reload()
    await heading("Select Your Target Areas")
    await user.click(await rail("Undo"))
    await chosen().findByRole("button", { name: "Exclude 60615" })
  })

  it("are left out when they are excluded, and said to be", async () => {
    const { user } = await open("zip", { draft: TWO_ZIPS })
    await user.click(await chosen().findByRole("button", { name: "Exclude 60615" }))
    await ledgerShows("78")
    chosen().getByText("2 ZIP Codes, 1 of them excluded")
    await user.click(chosen().getByRole("button", { name: "Include 60615" }))
    await ledgerShows("173")
  })
})

describe("the chosen areas of a source that takes one at a time", () => {
  const openOne = async (excluded: boolean) => {
    const draft = { definition: { areas: zipAreas("60614").map((area) => ({ ...area, excluded })) } }
    const opened = await openScreen("/order/110/geo/zip", { prepare: ofSource(110, draft) })
    await heading("Select Your Target Areas")
    await chosen().findByText("60614")
    return opened
  }
  const excluding = () => chosen().queryAllByRole("button", { name: /^Exclude/ })

  it("cannot be excluded: nothing would be left", async () => {
    const { user } = await openOne(false)
    await user.click(await chosen().findByRole("checkbox", { name: "Select 60614" }))
    chosen().getByRole("button", { name: "Remove" })
    expect(excluding()).toEqual([])
  })

  it("can be included where one was excluded before", async () => {
    const { user } = await openOne(true)
    expect(excluding()).toEqual([])
    await user.click(await chosen().findByRole("button", { name: "Include 60614" }))
    await waitFor(() => expect(chosen().getByRole("status").textContent).toBe("1 ZIP Code"))
  })
})

describe("NEXT STEP", () => {
  it("adds what was typed first, and leads on when nothing is to be said", async () => {
    const { address, user } = await open("zip")
    await user.type(box(1), "60614")
    await user.click(screen.getByRole("button", { name: /^NEXT STEP/ }))
    await chooseByAttributes({ user })
    await heading("Build Your Target Audience")
    expect(address()).toBe("/order/10/demo/demoDemographics")
    await ledgerShows("78")
  })

  it("marks the box that waits for a code, and goes there", async () => {
    const { user } = await open("zip")
    await user.click(screen.getByRole("button", { name: /^NEXT STEP/ }))
    await screen.findByText("Enter at least one ZIP Code.")
    expect(document.activeElement).toBe(box(1))
    expect(box(1).getAttribute("aria-invalid")).toBe("true")
    await user.type(box(1), "6")
    expect(box(1).getAttribute("aria-invalid")).toBeNull()
  })

  it("has the label and the intent of the ledger's button, also while the count is current", async () => {
    const label = (button: HTMLElement) => button.textContent.replace("NEXT STEP·", "").replace(/, \$.*/, "")
    const labels = () => [
      label(screen.getByRole("button", { name: /^NEXT STEP/ })),
      label(ledger().getByRole("button", { name: /^(Poll|Review)/ })),
    ]
    const { address, user } = await openScreen("/order/10/geo/zip", { draft: COUNTED })
    await heading("Select Your Target Areas")
    expect(labels()).toEqual(["Review and order", "Review and order"])
    await user.click(await chosen().findByRole("button", { name: "Remove 60657" }))
    await waitFor(() => expect(labels()).toEqual(["Poll Count", "Poll Count"]))
    await user.keyboard("{Control>}z{/Control}")
    await waitFor(() => expect(labels()).toEqual(["Review and order", "Review and order"]))
    await user.click(screen.getByRole("button", { name: /^NEXT STEP/ }))
    await waitFor(() => expect(address()).toBe("/order/10/summary"))
  })

  it("stays where a typed code is wrong", async () => {
    const { address, user } = await open("zip", { draft: TWO_ZIPS })
    await user.type(box(1), "00000")
    await user.click(screen.getByRole("button", { name: /^NEXT STEP/ }))
    await screen.findByText("Enter at least one valid ZIP Code. Invalid and duplicate entries were removed.")
    // The page doesn't change, and the next entry is added here.
    await user.type(box(1), "60657{Enter}")
    await chosen().findByText("60657")
    await ledgerShows("289")
    expect(address()).toBe("/order/10/geo/zip")
  })

  it("goes on with pasted entries that are not valid, once it has said so, and names them on the way", async () => {
    const { address, user } = await open("zipPaste", { draft: TWO_ZIPS })
    await user.click(codes())
    await user.paste("60657 ABC")
    const next = screen.getByRole("button", { name: /^NEXT STEP/ })
    await user.click(next)
    await screen.findByText(/invalid and duplicate entries were removed/i)
    expect(codes().value).toBe("ABC")
    await user.click(next)
    await chooseByAttributes({ user })
    await heading("Build Your Target Audience")
    await noticed("'ABC' hasn't been added. Please go back and add it, or clear it.")
    expect(address()).toBe("/order/10/demo/demoDemographics")
    await user.click(screen.getByRole("link", { name: /Step 1/ }))
    await heading("Select Your Target Areas")
    expect(codes().value).toBe("ABC")
  })
})

describe("the tabs of the areas", () => {
  it("are in the order of the source", async () => {
    await open("zip")
    const rail = screen.getByRole("navigation", { name: "Select Target Area(s)" })
    const tabs = within(rail).getAllByRole("link")
    expect(tabs.map(({ textContent }) => textContent)).toEqual(AREA_TABS)
  })
})
