import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { emptyDefinition } from "@listwright/domain/definition"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { BILLING } from "../orders/billing.ts"
import { type SiteAccount, takeAccount } from "../site/takeAccount.ts"

let site: SiteAccount
beforeAll(async () => {
  site = await takeAccount()
})
afterAll(() => site.stop())

const listwright = (argv: ReadonlyArray<string>) => site.listwright(argv)

const definition = (...zips: ReadonlyArray<string>) => ({
  ...emptyDefinition(10),
  areas: zips.map((zip) => ({ kind: "zip", zip, excluded: false })),
})
const file = (...zips: ReadonlyArray<string>): string => {
  const path = join(site.folder, `${zips.join("-")}.json`)
  writeFileSync(path, JSON.stringify(definition(...zips)))
  return path
}

/** Runs a command that must succeed and returns its data; for a list, also its id and name. */
const data = async (...argv: ReadonlyArray<string>): Promise<ReturnType<typeof JSON.parse>> => {
  const { exitCode, stderr, stdout } = await listwright([...argv, "--json"])
  expect(exitCode, stderr).toBe(0)
  const said = JSON.parse(stdout)
  return { ...said, id: said.row?.id, name: said.row?.name }
}
const call = async (method: string, path: string, body?: object) => {
  const response = await fetch(`${site.server.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${site.token}`, "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return response.json()
}
/** Opens a list as the web does, and has its draft select other ZIP Codes; answers the id of the draft. */
const edited = async (id: string, ...zips: ReadonlyArray<string>): Promise<string> => {
  const draft = await call("POST", `/api/v1/saved-lists/${id}/open`, {})
  await call("PUT", `/api/v1/drafts/${draft.id}`, {
    baseRevision: draft.revision,
    definition: definition(...zips),
    choices: draft.choices,
  })
  return draft.id
}
const zipsOf = (list: { definition: { areas: ReadonlyArray<{ zip: string }> } }) =>
  list.definition.areas.map(({ zip }) => zip)
const named = async (name: string) => {
  const { lists } = await data("saved", "list", "--search", name)
  return lists.length
}

describe("saved save", () => {
  it("makes a new list for each name, as ever", async () => {
    const first = await data("saved", "save", "Twice", "--file", file("60614"))
    const again = await listwright(["saved", "save", "twice", "--file", file("60618"), "--json"])
    const second = { id: JSON.parse(again.stdout).row.id }
    expect(again.stderr).toBe(`Another saved list also has this name: ${first.row.orderCode}.\n`)
    expect(first.id === second.id).toBe(false)
    expect(zipsOf(await data("saved", "show", first.id))).toEqual(["60614"])
    await data("saved", "save", "--as-new", "Twice", "--file", file("60618"))
    expect(await named("Twice")).toBe(3)
  })

  it("saves a definition into a list, which keeps its id and name", async () => {
    const list = await data("saved", "save", "Kept id", "--file", file("60614"))
    for (const reference of ["kept id", list.id]) {
      const into = await data("saved", "save", "--into", reference, "--file", file("60614", "60618"))
      expect([into.id, into.name]).toEqual([list.id, "Kept id"])
    }
    expect(zipsOf(await data("saved", "show", list.id))).toEqual(["60614", "60618"])
    expect(await named("Kept id")).toBe(1)
  })

  it("saves a draft into the list that it came from, or as a new one", async () => {
    const list = await data("saved", "save", "Opened", "--file", file("60614"))
    const draft = await edited(list.id, "60618")
    const into = await data("saved", "save", "--draft", draft)
    expect([into.id, into.name, zipsOf(into)]).toEqual([list.id, "Opened", ["60618"]])
    const asNew = await data("saved", "save", "--draft", `draft:${draft}`, "--as-new", "Opened, too")
    expect([asNew.id === list.id, asNew.name]).toEqual([false, "Opened, too"])
    // The draft is the new list now.
    expect((await data("saved", "save", "--draft", draft)).id).toBe(asNew.id)
  })

  it("does not save over what was saved into the list since, unless it is told to", async () => {
    const list = await data("saved", "save", "Raced", "--file", file("60614"))
    const draft = await edited(list.id, "60618")
    await data("saved", "save", "--into", list.id, "--file", file("60640"))
    const refused = await listwright(["saved", "save", "--draft", draft])
    expect([refused.exitCode, refused.stdout]).toEqual([5, ""])
    expect(refused.stderr).toMatch(
      /You saved “Raced” in another window on .* UTC, after you opened it here\. To overwrite the list, use --over\. To save a new list, use --as-new NAME\./,
    )
    expect(zipsOf(await data("saved", "show", list.id))).toEqual(["60640"])
    expect(zipsOf(await data("saved", "save", "--draft", draft, "--over"))).toEqual(["60618"])
  })

  it("saves a new list where the one that the draft came from is gone, and says so", async () => {
    const list = await data("saved", "save", "Short", "--file", file("60614"))
    const draft = await edited(list.id, "60618")
    await data("saved", "delete", list.id)
    const { exitCode, stderr, stdout } = await listwright(["saved", "save", "--draft", draft, "--json"])
    expect([exitCode, JSON.parse(stdout).row.name]).toEqual([0, "Short"])
    expect(stderr).toContain("“Short” was deleted or belongs to someone else. Saving creates a new list.")
  })

  it("says what keeps the former list", async () => {
    const one = await data("saved", "save", "Part one", "--file", file("60614"))
    const two = await data("saved", "save", "Part two", "--file", file("60618"))
    const combining = ["saved", "combine", one.id, two.id, "--op", "union", "--save-as", "Whole"]
    await data(...combining)
    const { stderr } = await listwright(["saved", "save", "--into", one.id, "--file", file("60640")])
    expect(stderr).toContain("“Whole” was created from this list and still uses its earlier version.")
  })

  it.each([
    [["Name"], "Specify what to save with --file <file> or --draft <id>."],
    [["--file", "x.json"], "Enter a name for the new list, or use --into LIST."],
    [["Name", "--file", "x.json", "--into", "Other"], "The list has two names"],
    [["Name", "--file", "x.json", "--draft", "d"], "cannot be used with"],
  ])("refuses %j", async (argv, message) => {
    const { exitCode, stderr } = await listwright(["saved", "save", ...argv])
    expect([exitCode, stderr.includes(message)], stderr).toEqual([2, true])
  })

  it("needs a list that the draft came from", async () => {
    const draft = await call("POST", "/api/v1/drafts", { listType: 10 })
    const { exitCode, stderr } = await listwright(["saved", "save", "--draft", draft.id])
    expect([exitCode, stderr.includes("This draft didn't come from a saved list.")], stderr).toEqual([
      5,
      true,
    ])
  })

  it("leaves nothing to continue", async () => {
    await data("saved", "save", "Nothing left", "--file", file("60614"))
    const list = await data("saved", "save", "Only opened", "--file", file("60614"))
    await call("POST", `/api/v1/saved-lists/${list.id}/open`, {})
    const { drafts } = await call("GET", "/api/v1/drafts")
    expect(
      drafts.filter(({ savedList }: { savedList?: { id: string } }) => savedList?.id === list.id),
    ).toEqual([])
  })

  it("is not the only one that leaves nothing: an order that is refused does, too", async () => {
    const list = await data("saved", "save", "Too dear", "--file", file("60614"))
    const billing = join(site.folder, "billing.json")
    writeFileSync(billing, JSON.stringify(BILLING))
    for (const limit of [
      ["--max-total", "1"],
      ["--quantity", "9999"],
    ]) {
      const argv = ["order", "place", list.id, "--yes", "--billing", billing, ...limit]
      const { exitCode, stderr } = await listwright(argv)
      expect(exitCode, stderr).toBe(5)
    }
    const { drafts } = await call("GET", "/api/v1/drafts")
    expect(
      drafts.filter(({ savedList }: { savedList?: { id: string } }) => savedList?.id === list.id),
    ).toEqual([])
  })
})
