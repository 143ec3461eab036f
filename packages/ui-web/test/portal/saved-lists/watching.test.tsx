import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { CHANGED, SAME } from "../../kit/recounts.ts"
import { held } from "../../kit/held.ts"
import { heading, type OpenScreen, openScreen } from "../../kit/openScreen.tsx"

const openLists = async (prepare?: Parameters<typeof openScreen>[1]): Promise<OpenScreen> => {
  const opened = await openScreen("/slc", { hasSides: true, ...prepare })
  await heading("Saved Lists")
  await rowOf("South side")
  return opened
}
/** The row of a list: what it says. */
const rowOf = async (list: string): Promise<HTMLElement> => {
  const row = (await screen.findByRole("button", { name: `More actions for ${list}` })).closest("tr")
  if (row === null) throw new Error(`${list} has no row.`)
  return row
}
const openWatch = async ({ user }: OpenScreen, list: string) => {
  await user.click(await screen.findByRole("button", { name: `More actions for ${list}` }))
  await user.click(await screen.findByRole("menuitem", { name: "Watch" }))
  return within(await screen.findByRole("dialog", { name: `Watch ${list}` }))
}
const isGone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())

describe("a watched list", () => {
  it("is watched from its menu, at another pace, and no longer; its row says so each time", async () => {
    const opened = await openLists()
    const { user } = opened
    const first = await openWatch(opened, "North side")
    first.getByText(opened.person?.email ?? "")
    first.getByText(/We won't place any orders\.$/)
    await user.click(first.getByRole("button", { name: "Watch list" }))
    await isGone()
    await within(await rowOf("North side")).findByText(/^Watched when data changes: no change$/)
    expect((await rowOf("South side")).textContent).not.toContain("Watched")
    const second = await openWatch(opened, "North side")
    await user.click(second.getByRole("radio", { name: /^Monthly/ }))
    await user.click(second.getByRole("button", { name: "Save" }))
    await isGone()
    await within(await rowOf("North side")).findByText(/^Watched monthly/)
    const third = await openWatch(opened, "North side")
    expect(third.getByRole<HTMLInputElement>("radio", { name: /^Monthly/ }).checked).toBe(true)
    await user.click(third.getByRole("button", { name: "Stop watching" }))
    await isGone()
    await waitFor(async () => expect((await rowOf("North side")).textContent).not.toContain("Watched"))
  })

  it("shows what changed last, and why it could not be counted, without being opened", async () => {
    const watched = { every: "snapshot", countedAt: "2026-11-21T12:00:00.000Z", change: null, problem: null }
    const { network, reload, sides } = await openLists()
    network.answer("/api/v1/watched-lists", () =>
      Response.json({
        lists: [
          { ...watched, id: sides.south.id, name: "South side", change: CHANGED.since },
          {
            ...watched,
            id: sides.north.id,
            name: "North side",
            problem: "A list that it names was deleted.",
          },
        ],
      }),
    )
    reload()
    await screen.findByText(/not counted on/)
    expect((await rowOf("South side")).textContent).toMatch(
      /Watched when data changes: \+312 people, −40 \(net, by area\) on 11\/21\/2026/,
    )
    expect((await rowOf("North side")).textContent).toMatch(
      /not counted on 11\/21\/2026: A list that it names was deleted\./,
    )
  })

  it("says that figures are net by area only where they are", async () => {
    const { network, reload, sides } = await openLists()
    const change = { ...CHANGED.since, isExact: true }
    const watched = { every: "month", countedAt: "2026-11-21T12:00:00.000Z", change, problem: null }
    network.answer("/api/v1/watched-lists", () =>
      Response.json({ lists: [{ ...watched, id: sides.south.id, name: "South side" }] }),
    )
    reload()
    await screen.findByText("+312 people, −40")
    expect((await rowOf("South side")).textContent).toContain("−40 on 11/21/2026")
  })

  it("stays unwatched, with the reason, where that failed", async () => {
    const opened = await openLists()
    const dialog = await openWatch(opened, "North side")
    opened.network.answer(`${opened.sides.north.path}/watch`, () => new Response("", { status: 502 }))
    await opened.user.click(dialog.getByRole("button", { name: "Watch list" }))
    await dialog.findByText("We couldn't start watching the list.")
    await opened.user.click(dialog.getByRole("button", { name: "Cancel" }))
    expect((await rowOf("North side")).textContent).not.toContain("Watched")
  })

  it("does not keep the lists from showing where it is not known what is watched", async () => {
    await openLists({
      prepare: (network) => network.answer("/api/v1/watched-lists", () => new Response("", { status: 500 })),
    })
  })
})

describe("what changed since the lists were saved", () => {
  const ask = ({ user }: OpenScreen) => user.click(screen.getByRole("button", { name: "What's changed" }))

  it("is asked for all rows at once, and says what did and what did not", async () => {
    const opened = await openLists()
    const { network } = opened
    expect(network.asked.filter((path) => path.endsWith("/recount"))).toEqual([])
    network.answer(`${opened.sides.south.path}/recount`, () => Response.json(CHANGED))
    network.answer(`${opened.sides.north.path}/recount`, () => Response.json(SAME))
    await ask(opened)
    await screen.findByText("1 of 2 changed")
    expect((await rowOf("South side")).textContent).toContain("since then +312 people, −40 (net, by area)")
    expect((await rowOf("North side")).textContent).toContain("same data, no change")
  })

  it("comes row by row, one question at a time, until somebody stops it", async () => {
    const opened = await openLists()
    const { network, user } = opened
    const { released, release } = held()
    network.answer(`${opened.sides.south.path}/recount`, async () => {
      await released
      return Response.json(CHANGED)
    })
    await ask(opened)
    await screen.findByText("Counting again, 0 of 2")
    expect(network.asked).toContain(`POST ${opened.sides.south.path}/recount`)
    expect(network.asked).not.toContain(`POST ${opened.sides.north.path}/recount`)
    await user.click(screen.getByRole("button", { name: "Stop" }))
    await screen.findByRole("button", { name: "What's changed" })
    release()
    expect((await rowOf("South side")).textContent).not.toContain("since then")
    expect(network.asked).not.toContain(`POST ${opened.sides.north.path}/recount`)
  })

  it("says which row could not be counted, and goes on with the others", async () => {
    const opened = await openLists()
    opened.network.answer(`${opened.sides.south.path}/recount`, () => new Response("", { status: 500 }))
    opened.network.answer(`${opened.sides.north.path}/recount`, () => Response.json(CHANGED))
    await ask(opened)
    await screen.findByText("1 of 1 changed, 1 not counted")
    expect((await rowOf("South side")).textContent).toContain("not counted")
    opened.network.answer(`${opened.sides.south.path}/recount`, () => Response.json(SAME))
    await opened.user.click(screen.getByRole("button", { name: "Count again" }))
    await screen.findByText("1 of 2 changed")
  })
})
