import type { Page } from "@playwright/test"
import { newLists, type OpenList } from "./newLists.ts"

type Areas = ReadonlyArray<Readonly<Record<string, unknown>>>

/** The drafts that the page saved, oldest first. */
export type Saves = ReadonlyArray<{
  readonly address: string
  readonly definition: { readonly areas: Areas }
}>

/**
 * A new list for each test of a file on a phone, on a product of its own; `use` also gets what the page saves and the paths
 * that it asks the server for.
 */
export const placeTree = (use: (opened: OpenList, saves: Saves, asked: ReadonlyArray<string>) => void) => {
  let list: OpenList
  let saves: Array<Saves[number]> = []
  let asked: Array<string> = []
  newLists(
    "power",
    (opened) => {
      list = opened
      use(opened, saves, asked)
    },
    {
      isAlone: true,
      context: { viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: "reduce" },
      watch: (page) => {
        saves = []
        asked = []
        page.on("request", (request) => {
          const { pathname } = new URL(request.url())
          if (request.resourceType() === "fetch") asked.push(pathname)
          if (request.method() === "PUT" && pathname.startsWith("/api/v1/drafts/"))
            saves.push({ address: pathname, ...request.postDataJSON() })
        })
      },
    },
  )

  const open = async (tab: string): Promise<void> => {
    await list.page.goto(`${list.url}/order/10/geo/${tab}`)
    await tree().waitFor()
    await list.page.getByText("Alabama", { exact: true }).waitFor()
  }
  const tree = () => list.page.getByRole("list", { name: "Your Target Areas" })
  const audience = () => list.page.getByRole("heading", { name: "Your Target Areas" }).locator("..")
  const state = (name: string) => tree().getByRole("button", { name: new RegExp(`^${name}\\b`) })
  const allOf = (places: string, name: string) =>
    list.page.getByRole("checkbox", { name: `All ${places} in ${name}`, exact: true })
  const place = (name: string) => tree().getByRole("checkbox", { name, exact: true })
  /** Returns what a screen reader reports for a box: whether all, some, or no places in it are chosen. */
  const stateOf = async (box: ReturnType<Page["locator"]>): Promise<string> =>
    box.evaluate((input) =>
      input instanceof HTMLInputElement
        ? input.indeterminate
          ? "some"
          : input.checked
            ? "all"
            : "none"
        : "?",
    )
  return { allOf, audience, open, place, state, stateOf, tree }
}
