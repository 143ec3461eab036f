import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { areaRows } from "../../kit/chosenAreas.ts"
import { ofSource } from "../../kit/ofSource.ts"
import { held } from "../../kit/held.ts"
import { TWO_ZIPS, zipAreas } from "../../kit/lists.ts"
import { tinyCount, tinyCountIn } from "../../kit/tinyPeople.ts"
import type { Network } from "../../kit/siteNetwork.ts"
import { heading, ledger, noticed, openScreen } from "../../kit/openScreen.tsx"

const AREAS = "/api/v1/areas"
const EACH_AREA = "/api/v1/counts/each-area"

const open = async (options: Parameters<typeof openScreen>[1] = {}, listType = 10) => {
  const opened = await openScreen(`/order/${listType}/geo/zip`, options)
  await heading("Select Your Target Areas")
  return opened
}
const box = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Find an area" })
const options = () => within(screen.getByRole("listbox", { name: "Areas found" })).getAllByRole("option")
/** The options in a line each, as they are named. */
const lines = () => options().map((option) => option.textContent)
const option = (name: RegExp) => screen.findByRole("option", { name })
const chosen = () => within(screen.getByRole("region", { name: "Chosen areas" }))
const active = () => document.getElementById(box().getAttribute("aria-activedescendant") ?? "")
/** Returns the status of the box that a screen reader says. */
const said = () => box().closest("div")?.parentElement?.querySelector("[role=status]")?.textContent

/** The state, of all that has its name. */
const TEXAS = /^Texas [\d,]+ ZIP/
const SCF = /^606 Chicago, IL/

/** Types a text in one go, so that no text before it is asked about. */
const find = (text: string) => {
  box().focus()
  fireEvent.change(box(), { target: { value: text } })
}
const textOf = (request: Request) => new URL(request.url).searchParams.get("text")

describe("the search for areas", () => {
  it("finds areas of every kind, by kind, as the server ranks them, and says how many there are", async () => {
    const { user } = await open()
    await user.click(box())
    expect(box().getAttribute("aria-expanded")).toBe("false")
    find("Austin")
    await option(/^Austin TX/)
    const groups = screen.getAllByRole("group").filter((group) => group.closest("[role=listbox]") !== null)
    expect(
      groups.map(
        (group) => document.getElementById(group.getAttribute("aria-labelledby") ?? "")?.textContent,
      ),
    ).toEqual(["cities", "county", "metro area"])
    expect(lines().at(6)).toBe("6 more cities")
    await option(/^Austin County TX/)
    expect(box().getAttribute("aria-expanded")).toBe("true")
    expect(box().getAttribute("aria-controls")).toBe(screen.getByRole("listbox").id)
    expect(active()).toBe(options()[0])
    await waitFor(() => expect(said()).toBe("14 areas"))
  })

  it("moves by arrows, around both ends, and leaves Home and End to the text", async () => {
    const { user } = await open()
    find("Cook County")
    await option(/^Cook County IL/)
    await user.keyboard("{ArrowDown}")
    expect(active()).toBe(options()[1])
    await user.keyboard("{ArrowUp}{ArrowUp}")
    expect(active()).toBe(options()[3])
    await user.keyboard("{Home}")
    expect(active()).toBe(options()[3])
    await user.keyboard("{ArrowDown}")
    expect(active()).toBe(options()[0])
  })

  it("adds with Enter, keeps the focus with the text selected, says so, and does not add twice", async () => {
    const { user } = await open({ draft: TWO_ZIPS })
    find("Cook County")
    await option(/^Cook County IL/)
    await user.keyboard("{Enter}")
    await waitFor(() => expect(said()).toBe("Added Cook County, IL"))
    await noticed(/your selection replaced 2 ZIP Codes\. To restore them, choose Undo/)
    expect(chosen().getByText("Cook")).toBeTruthy()
    // Wherever the list is spoken of, it is called so.
    await ledger().findByText("Cook, IL")
    await screen.findByRole("button", { name: "Undo: replaced 2 ZIP Codes with Cook, IL" })
    expect(document.activeElement).toBe(box())
    expect([box().selectionStart, box().selectionEnd]).toEqual([0, "Cook County".length])
    const row = await option(/^Cook County IL Chosen/)
    expect(row.getAttribute("aria-selected")).toBe("true")
    await user.keyboard("{Enter}")
    await waitFor(() => expect(said()).toBe("Cook County, IL is already chosen"))
    expect(areaRows(chosen())).toHaveLength(1)
  })

  it("adds with a click, and excludes with the button of a row", async () => {
    const { user } = await open()
    find("Cook County")
    await user.click(await option(/^Cook County IL/))
    expect(chosen().getByRole("status").textContent).toBe("1 county")
    find("606")
    const row = await option(/^60601/)
    const exclude = row.querySelector("[data-exclude]")
    if (exclude === null) throw new Error("Nothing excludes.")
    await user.click(exclude)
    await waitFor(() => expect(said()).toBe("Excluded ZIP Code 60601, Chicago, IL"))
    expect(chosen().getByRole("status").textContent).toBe("1 county, 1 ZIP Code, 1 of them excluded")
    expect(document.activeElement).toBe(box())
  })

  it.each(["Control", "Meta"])("excludes with %s+Enter, beside the areas of another kind", async (key) => {
    const { user } = await open({
      draft: { definition: { areas: [{ kind: "county", county: "17031", excluded: false }] } },
    })
    find("606")
    await option(SCF)
    await user.keyboard(`{ArrowDown}{${key}>}{Enter}{/${key}}`)
    await waitFor(() => expect(said()).toBe("Excluded ZIP Code 60601, Chicago, IL"))
    expect(chosen().getByRole("status").textContent).toBe("1 county, 1 ZIP Code, 1 of them excluded")
    await option(/^60601 .*Excluded/)
  })

  it("closes with Escape and then clears, and opens again with an arrow", async () => {
    const { user } = await open()
    find("606")
    await option(SCF)
    await user.keyboard("{Escape}")
    expect(screen.queryByRole("listbox", { name: "Areas found" })).toBeNull()
    expect(box().value).toBe("606")
    await user.keyboard("{ArrowDown}")
    await option(SCF)
    await user.keyboard("{Escape}{Escape}")
    expect(box().value).toBe("")
    expect(document.activeElement).toBe(box())
  })

  it("closes when the focus leaves it, or something beside it is pressed", async () => {
    const { user } = await open()
    find("606")
    await option(SCF)
    await user.tab()
    await user.tab()
    expect(screen.queryByRole("listbox", { name: "Areas found" })).toBeNull()
    await user.click(box())
    await option(SCF)
    await user.click(screen.getByRole("heading", { level: 1 }))
    expect(screen.queryByRole("listbox", { name: "Areas found" })).toBeNull()
  })

  it("has the focus after '/', unless the key belongs to a text", async () => {
    const { user } = await open()
    expect(box().getAttribute("aria-keyshortcuts")).toBe("/")
    await user.click(screen.getByRole("textbox", { name: "ZIP Code 1" }))
    await user.keyboard("/")
    expect(document.activeElement).not.toBe(box())
    screen.getByRole("button", { name: "Other Types of Areas" }).focus()
    await user.keyboard("/")
    expect(document.activeElement).toBe(box())
    expect(box().value).toBe("")
  })
})

describe("the answers of the search", () => {
  it("are those for the text as it is: the question before is aborted, and its answer never shows", async () => {
    const slow = held()
    const late = held()
    const asked: Array<string | null> = []
    const aborted: Array<string | null> = []
    const { user } = await open({
      prepare: (network: Network) =>
        network.answer(AREAS, async (request, pass) => {
          asked.push(textOf(request))
          if (textOf(request) !== "606") return pass()
          request.signal.addEventListener("abort", () => aborted.push(textOf(request)))
          await slow.released
          const answer = await (await pass()).json()
          late.release()
          return Response.json(answer)
        }),
    })
    find("606")
    await waitFor(() => expect(asked).toContain("606"))
    find("Texas")
    await option(TEXAS)
    expect(aborted).toEqual(asked.slice(0, -1))
    slow.release()
    await late.released
    await user.keyboard("{Enter}")
    await waitFor(() => expect(said()).toBe("Added Texas"))
    expect(screen.queryByRole("option", { name: SCF })).toBeNull()
  })

  it("may come after Enter, which then adds what is found for the text that stood there", async () => {
    const slow = held()
    const { user } = await open({
      prepare: (network: Network) =>
        network.answer(AREAS, async (request, pass) => {
          if (textOf(request) === "Texas") await slow.released
          return pass()
        }),
    })
    find("606")
    await option(SCF)
    find("Texas")
    // What shows is what was found before.
    await user.keyboard("{Enter}")
    expect(box().getAttribute("aria-activedescendant")).toBeNull()
    expect(areaRows(chosen())).toEqual([])
    slow.release()
    await waitFor(() => expect(said()).toBe("Added Texas"))
    expect(chosen().getByRole("status").textContent).toBe("1 state")
  })

  it("take back an Enter that another text followed", async () => {
    const slow = held()
    const late = held()
    const { user } = await open({
      prepare: (network: Network) =>
        network.answer(AREAS, async (request, pass) => {
          if (textOf(request) !== "Texas") return pass()
          await slow.released
          const answer = await (await pass()).json()
          late.release()
          return Response.json(answer)
        }),
    })
    find("606")
    await option(SCF)
    find("Texas")
    await user.keyboard("{Enter}")
    find("606")
    await option(SCF)
    slow.release()
    await late.released
    // Once it shows, the answer has come that Enter waited for.
    find("Texas")
    await option(TEXAS)
    expect(areaRows(chosen())).toEqual([])
  })

  it("lead to more of a kind and back", async () => {
    const asked: Array<string> = []
    const { user } = await open({
      prepare: (network: Network) =>
        network.answer(AREAS, async (request, pass) => {
          const { searchParams } = new URL(request.url)
          asked.push(`${searchParams.get("kind")} ${searchParams.get("most")}`)
          return pass()
        }),
    })
    find("606")
    await option(/^77 more ZIP Codes/)
    await user.keyboard("{ArrowUp}{Enter}")
    await option(/^60607/)
    expect(asked.at(-1)).toBe("zip 60")
    expect(lines()).toHaveLength(61)
    expect(active()?.textContent).toContain("60601")
    await waitFor(() => expect(said()).toBe("83 ZIP Codes"))
    expect(screen.getByText(/There are 23 more ZIP Codes\. Keep typing/)).toBeTruthy()
    await user.keyboard("{ArrowUp}{Enter}")
    await option(SCF)
    // What may be added there is added.
    await user.keyboard("{Enter}")
    await waitFor(() => expect(said()).toBe("Added SCF 606, Chicago, IL"))
  })

  it("are none: it says so, and what may be typed", async () => {
    await open()
    find("  Zzqqy   at all ")
    await screen.findByText("No area matches ‘Zzqqy at all’", { selector: "p" })
    expect(screen.getByText("Cook County")).toBeTruthy()
    expect(screen.getByText("Congressional District")).toBeTruthy()
    expect(box().getAttribute("aria-expanded")).toBe("false")
    await waitFor(() => expect(said()).toBe("No area matches ‘Zzqqy at all’"))
  })

  it("fail in their place, and are asked for again by a button and by Enter", async () => {
    const { network, user } = await open({
      prepare: (served: Network) => served.answer(AREAS, () => Response.error()),
    })
    find("Texas")
    await screen.findByText("We couldn't search for areas.")
    await user.click(screen.getByRole("button", { name: "Try again" }))
    expect(document.activeElement).toBe(box())
    await screen.findByText("We couldn't search for areas.")
    network.answer(AREAS, null)
    await user.keyboard("{Enter}")
    await waitFor(() => expect(said()).toBe("Added Texas"))
  })
})

describe("the records beside the hits", () => {
  it("are asked for in one question, without what the list chooses and with what it excludes", async () => {
    const bodies: Array<{ definition: { areas: ReadonlyArray<{ kind: string; excluded: boolean }> } }> = []
    const { user } = await open({
      draft: {
        definition: {
          areas: [...zipAreas("60614"), ...zipAreas("60615").map((area) => ({ ...area, excluded: true }))],
        },
      },
      prepare: (network: Network) =>
        network.answer(EACH_AREA, async (request, pass) => {
          bodies.push(await request.clone().json())
          return pass()
        }),
    })
    find("606")
    // Without those of the ZIP Code that the list excludes.
    const records = tinyCount(({ zip = "" }) => zip.startsWith("606") && zip !== "60615")
    await option(new RegExp(`^606 Chicago, IL .* ${records.toLocaleString("en-US")} records`))
    expect(bodies).toHaveLength(1)
    expect(bodies[0]?.definition.areas.map(({ excluded, kind }) => `${kind} ${excluded}`)).toEqual([
      "zip true",
      "scf false",
      ...Array.from({ length: 6 }, () => "zip false"),
    ])
    // What is chosen is no part of the question.
    await user.keyboard("{ArrowDown}{Enter}")
    await option(/^60601 .*Chosen/)
    await option(new RegExp(`^60602 .* ${tinyCountIn(["60602"])} records`))
    expect(bodies).toHaveLength(1)
  })

  it("may fail: what was found can still be added", async () => {
    const { user } = await open({
      prepare: (network: Network) => network.answer(EACH_AREA, () => new Response("", { status: 500 })),
    })
    find("Texas")
    await option(/^Texas [\d,]+ ZIP Codes not counted/)
    await user.keyboard("{Enter}")
    await waitFor(() => expect(said()).toBe("Added Texas"))
  })
})

describe("the search of other sources", () => {
  it("takes one area at a time where the source does, and offers no exclusion", async () => {
    const { user } = await open({ prepare: ofSource(110) }, 110)
    find("606")
    const row = await option(SCF)
    expect(row.querySelector("[data-exclude]")).toBeNull()
    expect(screen.queryByText("excludes")).toBeNull()
    await user.keyboard("{Enter}{ArrowDown}{Enter}")
    await waitFor(() => expect(said()).toBe("Added ZIP Code 60601, Chicago, IL"))
    expect(chosen().getByRole("status").textContent).toBe("1 ZIP Code")
    await chosen().findByRole("button", { name: "Remove 60601" })
    expect(chosen().queryByRole("button", { name: "Exclude 60601" })).toBeNull()
    await user.keyboard("{ArrowDown}{Control>}{Enter}{/Control}")
    await noticed(/^This list accepts one area at a time, so excluding an area/)
    expect(said()).toBe("ZIP Code 60602, Chicago, IL wasn't excluded")
  })
})
