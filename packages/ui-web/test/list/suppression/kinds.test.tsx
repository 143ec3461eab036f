import { screen, waitFor, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { TWO_ZIPS } from "../../kit/lists.ts"
import { ofSource } from "../../kit/ofSource.ts"
import { heading, openScreen } from "../../kit/openScreen.tsx"

const kind = (name: string) => within(screen.getByRole("region", { name }))

it("choosing days clears what was picked one by one [ob4-suppression-date-clears]", async () => {
  const { user } = await openScreen("/order/10/demo/suppression", { draft: () => TWO_ZIPS })
  await heading("Suppressions")
  const counts = kind("Saved counts")
  await user.click(counts.getByRole("checkbox", { name: /^Saved counts/ }))
  const [byDate, byItem] = counts.getAllByRole("radio")
  if (byDate === undefined || byItem === undefined) throw new Error("There are two ways.")
  await user.click(byItem)
  await user.click(await counts.findByRole("button", { name: "Add the saved count South side" }))
  counts.getByRole("list", { name: "Added saved counts" })
  await user.click(byDate)
  await user.click(byItem)
  await counts.findByText(/^Choose Add in the table above\./)
  expect(counts.queryByRole("list", { name: "Added saved counts" })).toBeNull()
})

it("come in pages of 12 [ob9-suppression-paging] [p9-page-sizes]", async () => {
  const all = Array.from({ length: 13 }, (_, at) => `List ${at + 1}`)
  const { user } = await openScreen("/order/10/demo/suppression", {
    draft: TWO_ZIPS,
    prepare: ({ saveLists }) => saveLists(all),
  })
  await heading("Suppressions")
  const counts = kind("Saved counts")
  await user.click(counts.getByRole("checkbox", { name: /^Saved counts/ }))
  await user.click(counts.getByRole("radio", { name: "Chosen saved counts" }))
  const offered = () => counts.queryAllByRole("button", { name: /^Add the saved count/ }).length
  await waitFor(() => expect(offered()).toBe(12))
  await user.click(counts.getByRole("button", { name: "Older" }))
  await waitFor(() => expect(offered()).toBe(1))
})

it.each([
  [10, true],
  [250, false],
])(
  "a file of people is offered for list type 10 alone: %i [ob4-suppression-file-source]",
  async (listType, isOffered) => {
    await openScreen(`/order/${listType}/demo/suppression`, { prepare: ofSource(listType, TWO_ZIPS) })
    await heading("Suppressions")
    screen.getByRole("region", { name: "Prior orders" })
    expect(screen.queryByLabelText("File of people to suppress") !== null).toBe(isOffered)
  },
)
