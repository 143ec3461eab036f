import { expect } from "vitest"
import { newLists, type OpenList } from "./newLists.ts"
import { addZips } from "./walk.ts"

type Areas = ReadonlyArray<Readonly<Record<string, unknown>>>

/** The address of a draft, and the areas that the page saved last. */
interface SavedDraft {
  readonly address: string
  readonly areas: Areas
}

export const zip = (code: string, excluded = false) => ({ kind: "zip", zip: code, excluded })
export const ZIPS = ["60601", "60602", "60603", "60604", "60605", "60606", "60607", "60608", "60609", "60610"]

/**
 * A new list for each test of a file, on a product of its own; `use` also gets what the page asks the server for, as
 * 'PUT /api/v1/drafts/x'.
 */
export const chosenAreas = (use: (opened: OpenList, asked: Array<string>) => void) => {
  let list: OpenList
  let draft: SavedDraft | null = null
  let asked: Array<string> = []
  newLists(
    "power",
    (opened) => {
      list = opened
      use(opened, asked)
    },
    {
      isAlone: true,
      watch: (page) => {
        draft = null
        asked = []
        page.on("request", (request) => {
          const { pathname } = new URL(request.url())
          if (request.resourceType() === "fetch") asked.push(`${request.method()} ${pathname}`)
          if (request.method() === "PUT" && pathname.startsWith("/api/v1/drafts/"))
            draft = { address: pathname, areas: request.postDataJSON().definition.areas }
        })
      },
    },
  )

  const chosen = () => list.page.getByRole("region", { name: "Chosen areas" })
  const grid = () => chosen().getByRole("grid", { name: "Chosen areas" })
  const rows = () => grid().locator("[data-key]")
  const row = (name: string) =>
    grid()
      .getByRole("row")
      .filter({ has: list.page.getByRole("rowheader", { name }) })
  const box = (name: string) => chosen().getByRole("checkbox", { name: `Select ${name}`, exact: true })
  const bar = (name: string) => chosen().getByRole("button", { name, exact: true })
  const saved = () => list.page.getByText("Saved", { exact: true }).first().waitFor()
  /** Gives the list these areas and reopens it, as if they had been chosen earlier. */
  const startWith = async (areas: Areas): Promise<void> => {
    await addZips(list.page, ["60601"])
    await expect.poll(() => draft).not.toBeNull()
    await saved()
    await list.page.evaluate(
      async ({ address, areas }) => {
        const { choices, definition, revision } = await (await fetch(address)).json()
        const answer = await fetch(address, {
          method: "PUT",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ baseRevision: revision, choices, definition: { ...definition, areas } }),
        })
        if (!answer.ok) throw new Error(`The draft was not saved: ${answer.status}`)
      },
      { address: draft?.address ?? "", areas },
    )
    await list.page.reload()
    await grid().waitFor()
    await expect.poll(() => grid().getAttribute("aria-rowcount")).toBe(String(areas.length + 1))
  }
  return { bar, box, chosen, draft: () => draft, grid, row, rows, saved, startWith }
}
