import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { heading, ledgerShows, openScreen, type OpenScreen } from "../../kit/openScreen.tsx"
import { SIX } from "../../kit/tinyPeople.ts"

/** North side has the 519 people of six ZIP Codes; without 60657 it has 403. */
const editNorth = async (opened: OpenScreen) => {
  const { user } = opened
  await user.click(await screen.findByRole("button", { name: "Edit North side" }))
  await ledgerShows("519")
}
const openLists = async () => {
  const opened = await openScreen("/slc", { hasSides: true })
  await heading("Saved Lists")
  return opened
}

/** Another choice of ZIP Codes, as another tab or person makes it. */
const change = async ({ network }: OpenScreen, draftId: string, zips: ReadonlyArray<string>) => {
  const draft = await network.call<{ revision: number; definition: object; choices: object }>(
    "GET",
    `/api/v1/drafts/${draftId}`,
  )
  const areas = zips.map((zip) => ({ kind: "zip", zip, excluded: false }))
  return network.call<{ revision: number }>("PUT", `/api/v1/drafts/${draftId}`, {
    baseRevision: draft.revision,
    definition: { ...draft.definition, areas },
    choices: draft.choices,
  })
}
const saveElsewhere = async (opened: OpenScreen, zips: ReadonlyArray<string>) => {
  const { network, sides } = opened
  const draft = await network.call<{ id: string }>("POST", `${sides.north.path}/open`, {})
  await change(opened, draft.id, zips)
  await network.call("PUT", sides.north.path, { draft: { id: draft.id } })
}

/** Takes 60657 off the list that the page is at work on. */
const takeOneOff = async ({ user }: OpenScreen) => {
  await user.click(await screen.findByRole("link", { name: /Step 1/ }))
  await user.click(await screen.findByRole("button", { name: "Remove 60657" }))
  await ledgerShows("403")
}
const dialogCalled = async (name: string) => within(await screen.findByRole("dialog", { name }))
const openDialog = async ({ user }: OpenScreen) => {
  await user.click(await screen.findByRole("button", { name: "Save Count" }))
  return dialogCalled("Save “North side”")
}
const rows = async () => within(await screen.findByRole("table", { name: "Your saved lists" }))

describe("a saved list that is edited", () => {
  it("is named in the builder, and saved into: one row with its new count", async () => {
    const opened = await openLists()
    const { user } = opened
    await editNorth(opened)
    // Above the steps, and in the summary of the order.
    expect((await screen.findAllByText("North side")).length).toBe(2)
    screen.getByText("Consumer list")
    await takeOneOff(opened)
    const dialog = await openDialog(opened)
    expect(dialog.getByRole<HTMLInputElement>("textbox", { name: "Order name" }).value).toBe("North side")
    await user.click(dialog.getByRole("button", { name: "Save" }))
    const saved = await dialogCalled("Count saved")
    saved.getByText("Saved to “North side”")
    saved.getByText(/^The list now has 403 records for \$35\.00\.$/)
    await user.click(saved.getByRole("link", { name: "See your saved lists" }))
    const table = await rows()
    await table.findByText("403")
    // It was saved last.
    expect(
      table.getAllByRole("button", { name: /^Edit / }).map((one) => one.getAttribute("aria-label")),
    ).toEqual(["Edit North side", "Edit South side"])
  })

  it("is renamed with another name", async () => {
    const opened = await openLists()
    const { user } = opened
    await editNorth(opened)
    const dialog = await openDialog(opened)
    const name = dialog.getByRole("textbox", { name: "Order name" })
    await user.clear(name)
    await user.click(dialog.getByRole("button", { name: "Save" }))
    await dialog.findByText("Required")
    await user.type(name, "Far North")
    await user.click(dialog.getByRole("button", { name: "Save" }))
    const saved = await dialogCalled("Count saved")
    saved.getByText("Saved to “Far North”")
    await user.click(saved.getByRole("link", { name: "See your saved lists" }))
    await (await rows()).findByRole("button", { name: "Edit Far North" })
    expect(screen.queryByRole("button", { name: "Edit North side" })).toBeNull()
  })

  it("is put back by Undo", async () => {
    const opened = await openLists()
    const { user } = opened
    await editNorth(opened)
    await takeOneOff(opened)
    await user.click((await openDialog(opened)).getByRole("button", { name: "Save" }))
    const saved = await dialogCalled("Count saved")
    await user.click(saved.getByRole("button", { name: "Undo" }))
    await saved.findByText("“North side” was restored")
    saved.getByText(/^It has 519 records for \$\d+\.\d\d again\./)
    expect(saved.queryByRole("button", { name: "Undo" })).toBeNull()
    await user.click(saved.getByRole("link", { name: "See your saved lists" }))
    await (await rows()).findByText("519")
  })

  it("is left alone by Save as new, which asks for a name and makes the second list", async () => {
    const opened = await openLists()
    const { user } = opened
    await editNorth(opened)
    await takeOneOff(opened)
    const dialog = await openDialog(opened)
    await user.click(dialog.getByRole("button", { name: "Save as new" }))
    let asNew = await dialogCalled("Save as a new list")
    expect(asNew.getByRole<HTMLInputElement>("textbox", { name: "Order name" }).value).toBe("")
    // And back again.
    await user.click(asNew.getByRole("button", { name: "Back" }))
    await user.click((await dialogCalled("Save “North side”")).getByRole("button", { name: "Save as new" }))
    asNew = await dialogCalled("Save as a new list")
    await user.type(asNew.getByRole("textbox", { name: "Order name" }), "Inner North")
    await user.click(asNew.getByRole("button", { name: "Save as new" }))
    const saved = await dialogCalled("Count saved")
    saved.getByText(/“Inner North” is now in your saved lists/)
    await user.click(saved.getByRole("button", { name: "Done" }))
    // From now on it is the new list.
    await user.click(await screen.findByRole("button", { name: "Save Count" }))
    await dialogCalled("Save “Inner North”")
  })

  it("that somebody saved into since says who and when, and is saved over or as new", async () => {
    const opened = await openLists()
    const { user } = opened
    await editNorth(opened)
    await takeOneOff(opened)
    await saveElsewhere(opened, SIX.slice(0, 2))
    const dialog = await openDialog(opened)
    const told = await dialog.findByText(
      /^You saved “North side” in another window on .+, after you opened it here\./,
    )
    expect(told.textContent).toMatch(/It now has 173 records for \$35\.00\./)
    // Pressing Enter doesn't replace the changed list.
    await user.type(dialog.getByRole("textbox", { name: "Order name" }), "{Enter}")
    await user.click((await dialogCalled("Save as a new list")).getByRole("button", { name: "Back" }))
    await dialogCalled("Save “North side”")
    await user.click(dialog.getByRole("button", { name: "Save over it" }))
    const saved = await dialogCalled("Count saved")
    saved.getByText(/^The list now has 403 records/)
  })

  it("that somebody saves into while the dialog is open is not written over unseen", async () => {
    const opened = await openLists()
    const { user } = opened
    await editNorth(opened)
    await takeOneOff(opened)
    const dialog = await openDialog(opened)
    await saveElsewhere(opened, SIX.slice(0, 2))
    await user.click(dialog.getByRole("button", { name: "Save" }))
    await dialog.findByText("This list was changed")
    await user.click(await dialog.findByRole("button", { name: "Save over it" }))
    await dialogCalled("Count saved")
  })

  it("that was deleted meanwhile is saved as a new one, which is said", async () => {
    const opened = await openLists()
    const { network, sides, user } = opened
    await editNorth(opened)
    const dialog = await openDialog(opened)
    await waitFor(() => expect(network.asked.some((one) => one.endsWith("/saved-list"))).toBe(true))
    await network.data("/rpt/MySavedCount.aspx/DeleteSavedCount", { orderIds: [sides.north.id] })
    await user.click(dialog.getByRole("button", { name: "Save" }))
    const saved = await dialogCalled("Count saved")
    saved.getByText("Saved as a new list")
    saved.getByText(
      /^The list was deleted while you were working on it, so we saved “North side” as a new list/,
    )
  })

  it("that was deleted before is said to be gone, and offers a new list alone", async () => {
    const opened = await openLists()
    const { network, sides, user } = opened
    await editNorth(opened)
    await network.data("/rpt/MySavedCount.aspx/DeleteSavedCount", { orderIds: [sides.north.id] })
    await user.click(await screen.findByRole("button", { name: "Save Count" }))
    const dialog = await dialogCalled("Save Count")
    await dialog.findByText("“North side” was deleted or belongs to someone else. Saving creates a new list.")
    await user.click(dialog.getByRole("button", { name: "Save Count" }))
    await dialogCalled("Count saved")
  })
})

describe("a draft that was saved once", () => {
  it("is saved into its list from then on", async () => {
    const opened = await openScreen("/order/10/geo/zip", {
      draft: { definition: { areas: SIX.map((zip) => ({ kind: "zip", zip, excluded: false }) as never) } },
    })
    const { user } = opened
    await ledgerShows("519")
    await user.click(await screen.findByRole("button", { name: "Save Count" }))
    const dialog = await dialogCalled("Save Count")
    await user.type(dialog.getByRole("textbox", { name: "Order name" }), "First")
    await user.click(dialog.getByRole("button", { name: "Save Count" }))
    const saved = await dialogCalled("Count saved")
    await user.click(saved.getByRole("button", { name: "Done" }))
    await user.click(await screen.findByRole("button", { name: "Save Count" }))
    await dialogCalled("Save “First”")
  })
})
