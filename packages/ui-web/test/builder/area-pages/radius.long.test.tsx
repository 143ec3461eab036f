import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { areaNames } from "../../kit/chosenAreas.ts"
import { focusOn } from "../../kit/focus.ts"
import { TWO_ZIPS, zipAreas } from "../../kit/lists.ts"
import type { Network } from "../../kit/siteNetwork.ts"
import {
  chooseByAttributes,
  heading,
  ledgerShows,
  noticed,
  openScreen,
  type ScreenOptions,
} from "../../kit/openScreen.tsx"
import { siteWith } from "../../kit/siteWith.ts"
import { tinyCount, type TinyPerson } from "../../kit/tinyPeople.ts"

const ADDRESS = "Address, ZIP Code or coordinates"

const open = async (tab: string, options: ScreenOptions = {}, listType = 10) => {
  const opened = await openScreen(`/order/${listType}/geo/${tab}`, options)
  await heading("Select Your Target Areas")
  return opened
}
const chosen = () => within(screen.getByRole("region", { name: "Chosen areas" }))
const rows = () => areaNames(chosen())
const field = (name: string) =>
  screen.getByRole<HTMLInputElement>(name === ADDRESS ? "combobox" : "textbox", { name })
const optional = (name: string) => field(`${name} (optional)`)
const add = () => screen.getByRole("button", { name: "Add" })
/** Returns the error that a field shows; null if it's valid. */
const wrongWith = (input: HTMLInputElement): string | null =>
  input.getAttribute("aria-invalid") === "true"
    ? (document.getElementById(`${input.id}-error`)?.textContent ?? "")
    : null

const radius = (miles: number, name: string, more = {}) =>
  ({
    kind: "radius",
    name,
    longitude: -87.6472,
    latitude: 41.9227,
    miles,
    withinState: null,
    granularity: "standard",
    excluded: false,
    ...more,
  }) as const
const of = (...areas: ReadonlyArray<ReturnType<typeof radius>>) => ({ draft: { definition: { areas } } })

describe("the page of a radius", () => {
  it("opens by the button beside that of ZIP Codes", async () => {
    const { address, user } = await open("zip")
    const ways = () => within(screen.getByRole("navigation", { name: "Ways to choose areas" }))
    expect(
      ways()
        .getAllByRole("link")
        .map((link) => link.getAttribute("aria-label")),
    ).toEqual(["Enter ZIP Codes", "Radius around an Address or ZIP Code"])
    await user.click(ways().getByRole("link", { name: "Radius around an Address or ZIP Code" }))
    await screen.findByRole("form", { name: "Radius around an Address or ZIP Code" })
    expect(address()).toBe("/order/10/geo/radius")
    const here = ways().getByRole("link", { name: "Radius around an Address or ZIP Code" })
    expect(here.getAttribute("aria-current")).toBe("page")
    expect(ways().getByRole("button", { name: "Other Types of Areas" })).toBeTruthy()
  })

  it("adds what lies around a ZIP Code, says that it is measured from the ZIP center, and waits for the next", async () => {
    const { user } = await open("radius", { draft: TWO_ZIPS })
    expect(field(ADDRESS).placeholder).toBe("Enter a ZIP Code or an address")
    await user.type(field(ADDRESS), "60614")
    await user.type(field("Radius in miles"), "10{Enter}")
    await chosen().findByText("10 mi around Chicago, IL 60614")
    await focusOn(ADDRESS)
    const said = screen.getByText(
      /^Distances are measured from the middle of Chicago, IL 60614 \(ZIP center\)\./,
    )
    expect(said.textContent).toContain("your selection replaced 2 ZIP Codes. To restore them, choose Undo.")
    expect(said.closest("[role=status]")).not.toBeNull()
    expect([field(ADDRESS).value, field("Radius in miles").value]).toEqual(["", "10"])

    await user.type(field(ADDRESS), "41.88, -87.63")
    await user.type(optional("Name"), "Shop")
    await user.click(add())
    await chosen().findByText("10 mi around Shop (41.88, -87.63)")
    expect(optional("Name").value).toBe("")
    expect(screen.queryByText(/^Distances are measured from/)).toBeNull()
    expect(chosen().getByRole("status").textContent).toBe("2 radii")
  })

  it("marks the field that is wrong, says why beside it, and puts the focus there", async () => {
    const { network, user } = await open("radius", of(radius(5, "Shop")))
    await user.click(add())
    await focusOn(ADDRESS)
    expect(wrongWith(field(ADDRESS))).toBe("Enter an address, and a radius or quantity above 0.")
    await user.keyboard("60614")
    expect(wrongWith(field(ADDRESS))).toBeNull()
    for (const wrong of ["", "0", "-1", "near"]) {
      await user.clear(field("Radius in miles"))
      if (wrong !== "") await user.type(field("Radius in miles"), wrong)
      await user.click(add())
      await focusOn("Radius in miles")
      expect(wrongWith(field("Radius in miles"))).toBe("Enter an address, and a radius or quantity above 0.")
    }
    expect(network.asked).not.toContain("GET /api/v1/addresses")
    await user.clear(field("Radius in miles"))
    await user.type(field("Radius in miles"), "5000")
    await user.type(optional("Name"), "Shop{Enter}")
    await focusOn(/^Name/)
    expect(wrongWith(optional("Name"))).toBe("This address name is already used. Please choose another one.")
    await user.clear(optional("Name"))
    await user.clear(field(ADDRESS))
    await user.type(field(ADDRESS), "Nowhere at all{Enter}")
    const NOT_FOUND = "The address wasn't found. Check it and try again."
    await waitFor(() => expect(wrongWith(field(ADDRESS))).toBe(NOT_FOUND))
    await focusOn(ADDRESS)
    expect(field(ADDRESS).value).toBe("Nowhere at all")
    await user.clear(field(ADDRESS))
    await user.type(field(ADDRESS), "60614{Enter}")
    await chosen().findByText("200 mi around Chicago, IL 60614")
  })

  it("empties the box for a place without geometry, which says what it takes", async () => {
    const { user } = await open("radius", {
      prepare: (network) =>
        network.answer("/api/v1/addresses", () =>
          Response.json({
            places: [{ addressLine: "Nowhere, IL", state: "IL", point: null, precision: "city" }],
          }),
        ),
    })
    await user.type(field("Radius in miles"), "5")
    await user.type(field(ADDRESS), "Nowhere, IL{Enter}")
    await waitFor(() => expect(wrongWith(field(ADDRESS))).toBe("Enter a ZIP Code or an address"))
    expect(field(ADDRESS).value).toBe("")
  })

  it("lets the person choose among several places with the keyboard alone, also after a reload", async () => {
    const { reload, user } = await open("radius", { draft: TWO_ZIPS })
    await user.type(field("Radius in miles"), "5")
    await user.type(field(ADDRESS), "Kansas City{Enter}")
    const places = await screen.findByRole("group", {
      name: "Several places have this name. Please choose the one you mean.",
    })
    const radios = within(places).getAllByRole<HTMLInputElement>("radio")
    expect(radios.map((radio) => radio.labels?.[0]?.textContent)).toEqual([
      "Kansas City, MO City center",
      "Kansas City, KS City center",
    ])
    await focusOn(/^Kansas City, MO/)
    expect(radios[0]?.checked).toBe(true)
    expect(rows()).toEqual(["60614", "60615"])
    await user.keyboard("{ArrowDown}")
    reload()
    await screen.findByRole("radio", { name: /^Kansas City, KS/, checked: true })
    await user.click(add())
    await chosen().findByText("5 mi around Kansas City, KS")
    expect(screen.queryByRole("group", { name: /^Several places/ })).toBeNull()
    await focusOn(ADDRESS)
  })

  it("forgets the choice once the address changes", async () => {
    const { user } = await open("radius")
    await user.type(field("Radius in miles"), "5")
    await user.type(field(ADDRESS), "Kansas City{Enter}")
    await screen.findByRole("radio", { name: /^Kansas City, MO/ })
    await user.clear(field(ADDRESS))
    await user.type(field(ADDRESS), "60614{Enter}")
    await chosen().findByText("5 mi around Chicago, IL 60614")
  })

  it("has a granularity as long as there is one address, and holds it to the state line", async () => {
    const { user } = await open("radius")
    const whole = () => screen.getByRole<HTMLInputElement>("radio", { name: "ZIP Code" })
    const isOff = () => whole().closest("fieldset")?.disabled
    expect(
      within(screen.getByRole("group", { name: "Granularity" }))
        .getAllByRole<HTMLInputElement>("radio")
        .map((radio) => radio.labels?.[0]?.textContent),
    ).toEqual(["Standard", "ZIP4", "Carrier Route", "ZIP Code"])
    await user.click(whole())
    await user.click(screen.getByRole("checkbox", { name: "Do not cross state lines" }))
    await user.type(field("Radius in miles"), "5")
    await user.type(field(ADDRESS), "60614{Enter}")
    await chosen().findByText("5 mi around Chicago, IL 60614")
    expect(chosen().getByText("IL only, whole ZIP Codes")).toBeTruthy()
    await user.type(field(ADDRESS), "41.88, -87.63{Enter}")
    await chosen().findByText("5 mi around 41.88, -87.63")
    expect(chosen().getAllByText("IL only")).toHaveLength(2)
    expect([isOff(), whole().checked]).toEqual([true, false])
    await user.click(chosen().getByRole("button", { name: "Remove 5 mi around 41.88, -87.63" }))
    expect([isOff(), whole().checked]).toEqual([false, true])
  })

  it("offers of granularity and state lines what the source has", async () => {
    await open("radius", { as: { sources: [50] } }, 50)
    expect(
      screen.getAllByRole<HTMLInputElement>("radio").map((radio) => radio.labels?.[0]?.textContent),
      // The closest addresses aren't an area of this source.
    ).toEqual(["Standard", "Carrier Route", "ZIP Code"])
    expect(screen.queryByRole("checkbox")).toBeNull()
  })

  const breakdownOffered = (isOffered: boolean) => ({
    prepare: (network: Network) => siteWith(network, "IsDemoBreakdownEnabled", isOffered),
  })
  it("asks for a breakdown where the site has one, and keeps the answer with the list", async () => {
    const { reload, user } = await open("radius", breakdownOffered(true))
    const breakdown = () => screen.findByRole<HTMLInputElement>("checkbox", { name: "See the breakdown" })
    expect((await breakdown()).checked).toBe(false)
    await user.click(await breakdown())
    await screen.findByText("Saved")
    reload()
    expect((await breakdown()).checked).toBe(true)
  })

  it("asks for none elsewhere", async () => {
    await open("radius", breakdownOffered(false))
    expect(screen.queryByRole("checkbox", { name: "See the breakdown" })).toBeNull()
  })

  it("takes one address at a time where the site says so", async () => {
    const { user } = await open("radius", {
      ...of(radius(5, "Shop")),
      prepare: (network) => siteWith(network, "IsMultipleAddress", false),
    })
    await user.type(field("Radius in miles"), "7")
    await user.type(field(ADDRESS), "60614{Enter}")
    await chosen().findByText("7 mi around Chicago, IL 60614")
    expect(rows()).toEqual(["7 mi around Chicago, IL 60614"])
    screen.getByText(
      /This list can have only one area of this kind at a time, so your selection replaced 1 radius\./,
    )
  })

  it("takes a quantity in place of a radius, which replaces all earlier areas", async () => {
    const { user } = await open("radius", of(radius(5, "Shop")))
    await user.click(screen.getByRole("radio", { name: "A number of records, closest first" }))
    expect(screen.getByRole("checkbox", { name: "Do not cross state lines" })).toHaveProperty(
      "disabled",
      true,
    )
    await user.type(field(ADDRESS), "60614")
    await user.type(field("Number of records"), "1.5{Enter}")
    await focusOn("Number of records")
    expect(wrongWith(field("Number of records"))).toBe("Enter an address, and a radius or quantity above 0.")
    await user.clear(field("Number of records"))
    await user.type(field("Number of records"), "500{Enter}")
    await chosen().findByText("500 closest to Chicago, IL 60614")
    expect(rows()).toEqual(["500 closest to Chicago, IL 60614"])
    screen.getByText(/your selection replaced 1 radius\./)
  })

  it("keeps what was typed through a reload, says that it was not added, and clears it", async () => {
    const { reload, user } = await open("radius", { draft: TWO_ZIPS })
    await user.type(field(ADDRESS), "60614")
    await user.type(field("Radius in miles"), "12")
    reload()
    await waitFor(() => expect(field(ADDRESS).value).toBe("60614"))
    expect(field("Radius in miles").value).toBe("12")
    await user.click(screen.getByRole("link", { name: /Step 2/ }))
    await noticed("'60614' hasn't been added. Please go back and add it, or clear it.")
    await user.click(screen.getByRole("link", { name: /Step 1/ }))
    await waitFor(() => expect(field(ADDRESS).value).toBe("60614"))
    await user.click(screen.getByRole("button", { name: "Clear" }))
    expect([field(ADDRESS).value, field("Radius in miles").value]).toEqual(["", ""])
    await focusOn(ADDRESS)
  })

  it("is added by the next step, which stays while something has to be said", async () => {
    const { address, user } = await open("radius")
    const next = () => screen.getAllByRole("button", { name: /^NEXT STEP/ })[0] ?? add()
    await user.click(next())
    await focusOn(ADDRESS)
    expect(wrongWith(field(ADDRESS))).toBe("Enter an address, and a radius or quantity above 0.")
    await user.type(field("Radius in miles"), "5")
    await user.type(field(ADDRESS), "Kansas City")
    await user.click(next())
    await focusOn(/^Kansas City, MO/)
    expect(address()).toBe("/order/10/geo/radius")
    await user.click(next())
    await chooseByAttributes({ user })
    await heading("Build Your Target Audience")
  })

  it("explains itself in a dialog that gives the focus back", async () => {
    const { user } = await open("radius")
    await user.click(screen.getByRole("button", { name: "How it works" }))
    const dialog = await screen.findByRole("dialog", { name: "Searching around an address" })
    expect(dialog.textContent).toContain("up to 200")
    await user.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    await focusOn("How it works")
  })

  it("unlocks again when the look-up fails, with everything in its place", async () => {
    const { user } = await open("radius", {
      prepare: (network) => network.answer("/api/v1/addresses", () => new Response("", { status: 500 })),
    })
    await user.type(field("Radius in miles"), "5")
    await user.type(field(ADDRESS), "60614{Enter}")
    await waitFor(() => expect(add().getAttribute("aria-busy")).toBeNull())
    expect(field(ADDRESS).value).toBe("60614")
  })
})

describe("the page of closest records", () => {
  it("adds as many as are asked for, from the menu of ways", async () => {
    const { address, user } = await open("zip", { draft: { definition: { areas: zipAreas("60614") } } })
    await user.click(screen.getByRole("button", { name: "Other Types of Areas" }))
    await user.click(await screen.findByRole("menuitem", { name: "Closest" }))
    await screen.findByRole("form", { name: "Closest to an Address, by Quantity" })
    expect(address()).toBe("/order/10/geo/Closex")
    expect(screen.queryByRole("group", { name: "Granularity" })).toBeNull()
    await user.type(field(ADDRESS), "Providence, RI")
    await user.click(add())
    await focusOn("Number of records")
    expect(wrongWith(field("Number of records"))).toBe("Enter an address, and a radius or quantity above 0.")
    await user.keyboard("1500{Enter}")
    await chosen().findByText("1,500 closest to Providence, RI")
    expect(rows()).toEqual(["1,500 closest to Providence, RI"])
    expect([field(ADDRESS).value, field("Number of records").value]).toEqual(["", "1500"])
    screen.getByText(
      /\(City center\)\. A list can have only one kind of area, so your selection replaced 1 ZIP Code\./,
    )
  })

  it("keeps what was typed apart from the page of a radius", async () => {
    const { reload, user } = await open("Closex")
    await user.type(field(ADDRESS), "60614")
    reload()
    await waitFor(() => expect(field(ADDRESS).value).toBe("60614"))
    await user.click(screen.getByRole("link", { name: "Radius around an Address or ZIP Code" }))
    await screen.findByRole("form", { name: "Radius around an Address or ZIP Code" })
    expect(field(ADDRESS).value).toBe("")
  })
})

/** Meters on the mean sphere of the earth from the middle of `radius`, by the haversine formula. */
const metersAway = ({ latitude, longitude }: TinyPerson): number => {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180
  const middle = radius(1, "")
  const [north, east] = [Number(latitude), Number(longitude)]
  const chord =
    Math.sin(radians(north - middle.latitude) / 2) ** 2 +
    Math.cos(radians(north)) *
      Math.cos(radians(middle.latitude)) *
      Math.sin(radians(east - middle.longitude) / 2) ** 2
  return 2 * 6_371_008.8 * Math.asin(Math.sqrt(chord))
}

// One person lives between the two rims, 321,400.6 m away: some 5 m from either. Miles of 1,609.3 or 1,609.4 m would count
// the same people twice.
it.each([
  [199.706, 1_357],
  [199.712, 1_358],
])("a radius of %d miles of 1609.344 m holds %i people [ob9-map]", async (miles, people) => {
  expect(tinyCount((person) => metersAway(person) <= miles * 1_609.344)).toBe(people)
  await open("radius", of(radius(miles, "Shop")))
  await ledgerShows(people.toLocaleString("en-US"))
})
