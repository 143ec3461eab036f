import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { RECENT_CHOICES_KEY } from "../../../src/app/recentChoices.ts"
import { held } from "../../kit/held.ts"
import { TWO_ZIPS } from "../../kit/lists.ts"
import { placeBefore } from "../../kit/placedBefore.ts"
import type { Network } from "../../kit/siteNetwork.ts"
import { heading, noticed, openScreen } from "../../kit/openScreen.tsx"
import { box, closed, dialog, openSearch } from "./palette.ts"

const AREAS = "/api/v1/areas"
const ORDERS = "/api/v1/orders"
const EACH_AREA = "/api/v1/counts/each-area"

const home = async (options: Parameters<typeof openScreen>[1] = {}) => {
  const opened = await openScreen("/", options)
  await heading(/, Dana$/)
  return opened
}
const builder = async (options: Parameters<typeof openScreen>[1] = { draft: TWO_ZIPS }) => {
  const opened = await openScreen("/order/10/geo/zip", options)
  await heading("Select Your Target Areas")
  return opened
}
/** Types a text in one go, so that no text before it is asked about. */
const find = (text: string) => fireEvent.change(box(), { target: { value: text } })
const option = (name: RegExp) => screen.findByRole("option", { name })
const groups = () =>
  within(dialog().getByRole("listbox"))
    .getAllByRole("group")
    .map((group) => document.getElementById(group.getAttribute("aria-labelledby") ?? "")?.textContent)
const active = () => document.getElementById(box().getAttribute("aria-activedescendant") ?? "")
const said = () => dialog().getByRole("status").textContent

/** Prepares a user who placed an order under a name. */
const ordered = (name: string) => {
  const placed = { code: "" }
  const prepare = async (network: Network) => {
    placed.code = await placeBefore(network, name)
  }
  return { placed, prepare }
}

describe("what the search finds", () => {
  it("has the group of the best fit first, and says how much it is", async () => {
    const { network, user } = await home(ordered("Saved"))
    // At once, as the search does without what takes long.
    const found = await network.call("GET", "/api/v1/orders?text=saved&page=1&size=5")
    network.answer(ORDERS, () => Response.json(found))
    await openSearch(user)
    find("saved")
    await option(/^Saved LW/)
    expect(groups()).toEqual(["Orders", "Pages"])
    expect(active()).toBe(screen.getAllByRole("option")[0])
    expect(said()).toBe("2 results")
  })

  it("shows without a search that takes long, which then follows and moves nothing", async () => {
    const { network, user } = await home(ordered("Saved"))
    const { release, released } = held()
    network.answer(ORDERS, async (_, pass) => (await released, await pass()))
    await openSearch(user)
    find("saved")
    await waitFor(() => expect(groups()).toEqual(["Pages"]))
    release()
    await option(/^Saved LW/)
    expect(groups()).toEqual(["Pages", "Orders"])
    expect(active()?.textContent).toContain("Saved Lists")
  })

  it("does without a search that fails, says so, and asks again", async () => {
    const { network, user } = await home(ordered("Saved"))
    network.answer(ORDERS, () => new Response("", { status: 500 }))
    await openSearch(user)
    find("saved")
    await option(/^Saved Lists/)
    await dialog().findByText("We couldn't search orders.")
    network.answer(ORDERS, null)
    await user.click(dialog().getByRole("button", { name: "Try again" }))
    await option(/^Saved LW/)
    expect(dialog().queryByText("We couldn't search orders.")).toBeNull()
  })

  it("is of the text as it is: the questions before are aborted, and their answers never show", async () => {
    const { network, user } = await builder()
    const { release, released } = held()
    let asked: Request | null = null
    network.answer(AREAS, async (request, pass) => {
      if (new URL(request.url).searchParams.get("text") !== "Austin") return await pass()
      asked = request
      await released
      return await pass()
    })
    await openSearch(user)
    find("Austin")
    await waitFor(() => expect(asked).not.toBeNull())
    find("Cook County")
    await option(/^Cook County IL/)
    expect(Object(asked).signal.aborted).toBe(true)
    release()
    await option(/^Cook County IL .*\d/)
    expect(screen.queryByRole("option", { name: /Austin/ })).toBeNull()
  })

  it("is never what an earlier text meant, however long the answer takes", async () => {
    const { network, user } = await builder()
    await openSearch(user)
    find("Cook County")
    await option(/^Cook County IL/)
    const { release, released } = held()
    network.answer(AREAS, async (_, pass) => (await released, await pass()))
    find("606")
    await waitFor(() => expect(screen.queryByRole("option", { name: /Cook County/ })).toBeNull())
    expect(screen.queryByText(/^Nothing matches/)).toBeNull()
    release()
    await option(/^606 Chicago, IL/)
  })

  it("is nothing where nothing is called so: it says so, and what can be searched", async () => {
    const { user } = await home()
    await openSearch(user)
    find("zzqqy")
    await waitFor(() => expect(said()).toBe("Nothing matches ‘zzqqy’"))
    dialog().getByText("Saved lists and orders")
    expect(box().getAttribute("aria-expanded")).toBe("false")
  })

  it("is no page that the user may not open, nor what the header does not offer", async () => {
    const { user } = await home({ as: { sources: [10] } })
    await openSearch(user)
    find("saturation")
    await waitFor(() => expect(said()).toBe("Nothing matches ‘saturation’"))
    // The page is one of the list that is being built, where one is.
    find("counties")
    await waitFor(() => expect(said()).toBe("3 results"))
    expect(groups()).toEqual(["counties"])
  })
})

describe("Enter", () => {
  it("waits for the answers about the text that stands there", async () => {
    const { placed, prepare } = ordered("Fall")
    const { address, network, user } = await home({ prepare })
    const { release, released } = held()
    network.answer(AREAS, async (_, pass) => (await released, await pass()))
    network.answer(ORDERS, async (_, pass) => (await released, await pass()))
    await openSearch(user)
    find("fall")
    await user.keyboard("{Enter}")
    release()
    await closed()
    await waitFor(() => expect(address()).toBe(`/order/10/success?order=${placed.code}`))
  })

  it("is taken back by another text", async () => {
    const { address, network, user } = await home(ordered("Fall saved"))
    const { release, released } = held()
    network.answer(ORDERS, async (_, pass) => (await released, await pass()))
    await openSearch(user)
    find("fall")
    await user.keyboard("{Enter}")
    find("saved")
    release()
    await waitFor(() => expect(groups()).toEqual(["Pages", "Orders"]))
    await user.keyboard("{ArrowDown}")
    expect(box().value).toBe("saved")
    expect(address()).toBe("/")
  })
})

describe("an area", () => {
  it("is added to the list of the page, which stays, and Undo takes it back", async () => {
    const { user } = await builder()
    await openSearch(user)
    find("Cook County")
    await option(/^Cook County IL/)
    await user.keyboard("{Enter}")
    await waitFor(() => expect(said()).toBe("Added Cook County, IL"))
    await noticed(/your selection replaced 2 ZIP Codes\. To restore them, choose Undo/)
    await option(/^Cook County IL Chosen/)
    expect([box().selectionStart, box().selectionEnd]).toEqual([0, "Cook County".length])
    await user.click(dialog().getByRole("button", { name: "Undo" }))
    await waitFor(() => expect(screen.queryByRole("option", { name: /Chosen/ })).toBeNull())
    await user.keyboard("{Escape}")
    await closed()
    await within(screen.getByRole("region", { name: "Chosen areas" })).findByText("2 ZIP Codes")
  })

  it("is excluded by Control+Enter", async () => {
    const { user } = await builder()
    await openSearch(user)
    find("60601")
    await option(/^60601/)
    await user.keyboard("{Control>}{Enter}{/Control}")
    await waitFor(() => expect(said()).toBe("Excluded ZIP Code 60601, Chicago, IL"))
  })

  it("opens the builder from elsewhere, also from a page that the builder was left for, and is not counted there", async () => {
    const { address, network, user } = await builder()
    await openSearch(user)
    find("saved lists")
    await option(/^Saved Lists/)
    await user.keyboard("{Enter}")
    await heading(/Saved Lists/)
    await openSearch(user)
    find("Cook County")
    await option(/^Cook County IL/)
    expect(network.asked.some((call) => call.endsWith(EACH_AREA))).toBe(false)
    dialog().getByText("Adds it to your Consumer list and opens the list")
    await user.keyboard("{Enter}")
    await heading("Select Your Target Areas")
    expect(address()).toBe("/order/10/geo/zip")
    await screen.findByText("1 county")
    await noticed(/your selection replaced 2 ZIP Codes/)
  })

  it("says that it could not be added where no list could be opened, and keeps the text", async () => {
    const { network, user } = await home({ as: { sources: [10] } })
    await openSearch(user)
    find("Cook County")
    await option(/^Cook County IL/)
    network.answer("/api/v1/drafts/open", () => new Response("", { status: 500 }))
    network.answer("/api/v1/drafts", () => new Response("", { status: 500 }))
    await user.keyboard("{Enter}")
    await dialog().findByText("We couldn't add Cook County.")
    expect(box().value).toBe("Cook County")
  })
})

describe("a saved list", () => {
  it("that cannot be opened is said to be so, and the search stays", async () => {
    const { address, network, sides, user } = await home({ hasSides: true })
    await openSearch(user)
    find("north side")
    const list = await option(/^North side/)
    network.answer(`${sides.north.path}/open`, () =>
      Response.json({ _tag: "Unprocessable", message: "There are no records." }, { status: 422 }),
    )
    await user.click(list)
    await dialog().findByText("We couldn't open North side")
    dialog().getByText("There are no records.")
    expect(address()).toBe("/")
  })

  it("is opened as a list of its own", async () => {
    const { address, network, user } = await home({
      prepare: (prepared) => prepared.saveLists(["Zebra mailing"]),
    })
    await openSearch(user)
    find("zebra")
    await option(/^Zebra mailing/)
    await user.keyboard("{Enter}")
    await closed()
    await heading("Your order")
    expect(address()).toBe("/order/10")
    expect(network.asked.filter((call) => call.includes("MySavedCount"))).toHaveLength(1)
  })
})

describe("recent choices", () => {
  it("lead what shows without a text, the latest first, and are gone after signing out", async () => {
    const { user } = await builder()
    await openSearch(user)
    find("counties")
    await option(/^Counties/)
    await user.keyboard("{Enter}")
    await closed()
    await openSearch(user)
    find("saved lists")
    await user.click(await option(/^Saved Lists/))
    await heading(/Saved Lists/)
    await openSearch(user)
    // Outside the builder, the page of a list doesn't exist, and the page that is already open isn't offered.
    expect(groups()).toEqual(["Pages", "Build a list"])
    find("landing")
    await user.click(await option(/^Landing page/))
    await heading(/, Dana$/)
    await openSearch(user)
    expect(groups()).toEqual(["Recent", "Pages", "Build a list"])
    expect(screen.getAllByRole("option")[0]?.textContent).toContain("Saved Lists")
    find("sign out")
    await user.click(await option(/^Sign out/))
    await heading("Sign in")
    expect(localStorage.getItem(RECENT_CHOICES_KEY)).toBeNull()
  })

  it("are gone when somebody else signs in after a session has ended", async () => {
    const { network, user } = await openScreen("/signin", {
      signedIn: false,
      prepare: () => {
        localStorage.setItem("listwright-signed-in-as", "else@listwright.example")
        localStorage.setItem(RECENT_CHOICES_KEY, "{}")
      },
    })
    await heading("Sign in")
    const email = screen.getByRole("textbox", { name: "Email" })
    await user.clear(email)
    await user.type(email, "demo@listwright.example")
    await user.type(screen.getByLabelText("Password"), "Demo-Portal-2026")
    expect(localStorage.getItem(RECENT_CHOICES_KEY)).toBe("{}")
    await user.click(screen.getByRole("button", { name: "Sign in" }))
    await waitFor(() => expect(network.asked.some((call) => call.endsWith("/LoginUser"))).toBe(true))
    await waitFor(() => expect(localStorage.getItem(RECENT_CHOICES_KEY)).toBeNull())
  })

  it("of somebody else do not show, and what cannot be read counts as none", async () => {
    const { user } = await home()
    for (const kept of [
      '{"user":"else","choices":[{"_tag":"Page","key":"page /slc","title":"Saved Lists","detail":"","to":"/slc"}]}',
      "{",
    ]) {
      localStorage.setItem(RECENT_CHOICES_KEY, kept)
      await openSearch(user)
      expect(groups()[0]).toBe("Pages")
      await user.keyboard("{Escape}")
      await closed()
    }
  })
})
