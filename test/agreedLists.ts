import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { afterEach, expect } from "vitest"
import { newLists, type OpenList } from "./newLists.ts"
import { type RunTerminal, terminalOf } from "./terminalOf.ts"
import { ledgerCount } from "./walk.ts"

interface Saved {
  readonly definition: { readonly areas: ReadonlyArray<unknown> }
}

/** Counts the same definition in the terminal. */
const byTerminal = async (
  { data }: OpenList,
  listwright: RunTerminal,
  definition: unknown,
): Promise<number> => {
  const file = join(data, "agreed.json")
  await writeFile(file, JSON.stringify(definition))
  const { stdout } = await listwright("count", "--file", file, "--json")
  return JSON.parse(stdout).total
}

/**
 * A new list for each test of a file, on a product of its own. What screen and server agreed on last is counted in the
 * terminal too, once the test is over.
 */
export const agreedLists = (use: (opened: OpenList) => void) => {
  let list: OpenList
  let listwright: RunTerminal | undefined
  /** The definition that the page saved last. */
  let saved: Saved | null = null
  let agreedOn: { readonly definition: unknown; readonly total: number } | null = null

  newLists(
    "power",
    (opened) => {
      list = opened
      use(opened)
    },
    {
      isAlone: true,
      watch: (page) => {
        saved = null
        page.on("request", (request) => {
          if (request.method() === "PUT" && request.url().includes("/api/v1/drafts/"))
            saved = request.postDataJSON()
        })
      },
    },
  )
  afterEach(async () => {
    const last = agreedOn
    agreedOn = null
    if (last === null) return
    listwright ??= await terminalOf(list.url, "power")
    expect(await byTerminal(list, listwright, last.definition)).toBe(last.total)
  })

  const counted = (definition: unknown): Promise<number> =>
    list.page.evaluate(async (asked) => {
      const answer = await fetch("/api/v1/figures", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({
          definition: asked,
          choices: { listUsage: 1, promoCode: null, quantities: {} },
          draftId: null,
          revision: 1,
        }),
      })
      const [count = "{}"] = (await answer.text()).split("\n")
      return Number(JSON.parse(count).count?.total)
    }, definition)

  return {
    /** Returns what the page saved last, or null if it hasn't saved anything yet. */
    saved: () => saved,
    /** The areas that the list has now, once its screen counts what the server counts of them. */
    agreed: async (): Promise<ReadonlyArray<unknown>> => {
      await expect.poll(() => saved).not.toBeNull()
      // Changes are saved one at a time: what was sent may not be the last of them.
      await list.page.getByText("Saved", { exact: true }).first().waitFor()
      const total = await counted(saved?.definition)
      expect(total).toBeGreaterThan(0)
      await expect.poll(() => ledgerCount(list.page)).toBe(total)
      agreedOn = { definition: saved?.definition, total }
      return saved?.definition.areas ?? []
    },
    chosen: () => list.page.getByRole("region", { name: "Chosen areas" }),
    /** Opens a way of choosing areas from the menu over them. */
    openWay: async (name: string): Promise<void> => {
      const ways = list.page.getByRole("navigation", { name: "Ways to choose areas" })
      await ways.getByRole("button").click()
      await list.page.getByRole("menuitem", { name }).click()
      await ways.getByRole("button", { name }).waitFor()
    },
  }
}
