import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { STATE_SHAPES } from "../../../src/builder/area-pages/states/stateShapes.ts"
import {
  type Direction,
  nearestStateInDirection,
} from "../../../src/builder/area-pages/states/nearestStateInDirection.ts"
import { held } from "../../kit/held.ts"
import { TWO_ZIPS } from "../../kit/lists.ts"
import { heading, noticed, openScreen } from "../../kit/openScreen.tsx"

const open = async (options: Parameters<typeof openScreen>[1] = {}, tab = "stateMap") => {
  const opened = await openScreen(`/order/10/geo/${tab}`, options)
  await heading("Select Your Target Areas")
  return opened
}
const map = () => within(screen.getByRole("group", { name: "Map of the states" }))
const state = async (name: string) =>
  within(await screen.findByRole("group", { name: "Map of the states" })).findByRole("checkbox", { name })
const isChecked = async (name: string) => (await state(name)).getAttribute("aria-checked")
const chosen = () => within(screen.getByRole("region", { name: "Chosen areas" }))
const states = (...codes: ReadonlyArray<string>) =>
  codes.map((code) => ({ kind: "state", state: code, excluded: false }) as const)

describe("the map of the states", () => {
  it("checks a state with a click in place of other kinds, and takes it away again", async () => {
    const { user } = await open({ draft: TWO_ZIPS })
    await user.click(await state("Illinois"))
    await noticed(/your selection replaced 2 ZIP Codes/)
    expect(await isChecked("Illinois")).toBe("true")
    expect(chosen().getByRole("status").textContent).toBe("1 state")
    await user.click(await state("Illinois"))
    expect(await isChecked("Illinois")).toBe("false")
    await screen.findByText("No areas chosen yet")
  })

  it("has one stop for Tab, goes on with arrows and checks with Space", async () => {
    const { user } = await open()
    const illinois = await state("Illinois")
    illinois.focus()
    await waitFor(() => expect(illinois.getAttribute("tabindex")).toBe("0"))
    expect(
      map()
        .getAllByRole("checkbox")
        .filter((one) => one.getAttribute("tabindex") === "0"),
    ).toHaveLength(1)
    await user.keyboard("{ArrowRight}")
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Indiana")
    await user.keyboard(" ")
    expect(await isChecked("Indiana")).toBe("true")
    await user.keyboard("{Enter}")
    expect(await isChecked("Indiana")).toBe("false")
  })

  it("marks what is excluded, by more than its color, and includes it with a click", async () => {
    const excluded = states("TX").map((area) => ({ ...area, excluded: true }))
    const { user } = await open({ draft: { definition: { areas: [...states("IL"), ...excluded] } } })
    const texas = await state("Texas, excluded")
    expect(texas.getAttribute("aria-checked")).toBe("false")
    const fills = [texas, await state("Illinois"), await state("Ohio")].map((one) => one.getAttribute("fill"))
    expect(fills.map((fill) => fill?.replace(/^url\(#.*-(\w+)\)$/, "$1"))).toEqual([
      "excluded",
      "chosen",
      undefined,
    ])
    await user.click(texas)
    expect(await isChecked("Texas")).toBe("true")
  })

  it("names chosen states before the names of all states are loaded", async () => {
    const names = held()
    await open({
      draft: { definition: { areas: states("IL", "OH") } },
      prepare: ({ answer }) => {
        answer(/GetStates|\/areas\/state\//, async (_request, pass) => {
          await names.released
          return pass()
        })
      },
    })
    await chosen().findByText("Illinois")
    await chosen().findByText("Ohio")
    expect(map().queryByRole("checkbox")).toBeNull()
    names.release()
    expect(await isChecked("Ohio")).toBe("true")
  })

  it("has boxes for small states, which follow it", async () => {
    const { user } = await open()
    const small = within(screen.getByRole("group", { name: /Small states/ }))
    await user.click(await small.findByRole("checkbox", { name: "Rhode Island" }))
    expect(await isChecked("Rhode Island")).toBe("true")
    await user.click(await state("Delaware"))
    expect(small.getByRole<HTMLInputElement>("checkbox", { name: "Delaware" }).checked).toBe(true)
  })

  it("selects all of them, and shows so in the list", async () => {
    const { address, user } = await open()
    await state("Illinois")
    await user.click(screen.getByRole("checkbox", { name: "Select All" }))
    expect(await isChecked("Alaska")).toBe("true")
    expect(chosen().getByRole("status").textContent).toBe("51 states")
    await user.click(screen.getByRole("link", { name: "List" }))
    await screen.findByRole("heading", { name: "Your Target Areas" })
    expect(address()).toBe("/order/10/geo/stateList")
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Select All" }).checked).toBe(true)
  })

  it("is what the bare address opens once it was used last", async () => {
    const { address, reload, user } = await open({}, "state")
    await user.click(screen.getByRole("link", { name: "Map" }))
    await state("Illinois")
    window.history.replaceState(null, "", "/order/10/geo/state")
    reload()
    await state("Illinois")
    expect(address()).toBe("/order/10/geo/stateMap")
  })

  it("is the view of its own source only: another one opens the list", async () => {
    sessionStorage.setItem("listwright-state-view-170", "map")
    const { address } = await open({}, "state")
    await screen.findByRole("heading", { name: "Your Target Areas" })
    expect(address()).toBe("/order/10/geo/state")
  })

  it("offers to try again when the states could not be loaded", async () => {
    const { network, user } = await open({
      prepare: (mock) => mock.answer("/PlaceOrder.aspx/GetStates", () => new Response("", { status: 500 })),
    })
    await screen.findByText("We couldn't load the states.")
    network.answer("/PlaceOrder.aspx/GetStates", null)
    await user.click(screen.getByRole("button", { name: "Try again" }))
    await state("Illinois")
  })
})

describe("arrow keys", () => {
  const toward = (from: string, direction: Direction) =>
    nearestStateInDirection(STATE_SHAPES, from, direction)

  it("lead to the nearest state in their direction", () => {
    expect(toward("IL", "ArrowRight")).toBe("IN")
    expect(toward("CO", "ArrowLeft")).toBe("UT")
    expect(toward("ND", "ArrowDown")).toBe("SD")
    expect(toward("OR", "ArrowUp")).toBe("WA")
    expect(toward("ME", "ArrowRight")).toBeNull()
  })

  it("reach every state from the first", () => {
    const reached = new Set(["AL"])
    for (const from of reached)
      for (const direction of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] as const) {
        const next = toward(from, direction)
        if (next !== null) reached.add(next)
      }
    expect(STATE_SHAPES.map((shape) => shape.state).filter((code) => !reached.has(code))).toEqual([])
  })
})
