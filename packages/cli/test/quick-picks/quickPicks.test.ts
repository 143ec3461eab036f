import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { emptyDefinition } from "@listwright/domain/definition"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type SiteAccount, takeAccount } from "../site/takeAccount.ts"

let site: SiteAccount
beforeAll(async () => {
  site = await takeAccount()
})
afterAll(() => site.stop())

const ZIPS = "10025,60614,77036,90011,77084,60618,11226,90650"
const run = (...argv: ReadonlyArray<string>) => site.listwright(argv, {})
const done = async (...argv: ReadonlyArray<string>) => {
  const { exitCode, stderr, stdout } = await run(...argv)
  expect(exitCode, stderr).toBe(0)
  return stdout
}
const json = async (...argv: ReadonlyArray<string>): Promise<ReturnType<typeof JSON.parse>> =>
  JSON.parse(await done(...argv, "--json"))

const file = (name: string, criteria: ReadonlyArray<object> = []): string => {
  const path = join(site.folder, name)
  const areas = ZIPS.split(",").map((zip) => ({ kind: "zip", zip, excluded: false }))
  const definition = emptyDefinition(10)
  writeFileSync(
    path,
    JSON.stringify({
      ...definition,
      areas,
      audience: { ...definition.audience, criteria },
      phoneOption: "noPhones",
    }),
  )
  return path
}

describe("quick picks in the terminal", () => {
  it("are listed and shown", async () => {
    const [head, first] = (await done("quick-picks", "list")).split("\n")
    expect(head).toBe("kind\tname\tdescription\tid")
    expect(first).toContain("site\tAffluent homeowners\t")
    expect(await done("quick-picks", "show", "turning 65")).toBe("attribute\tvalue\nAge\t64 to 65\n")
    expect(await done("quick-picks", "show", "restaurants", "--source", "170")).toBe(
      "attribute\tvalue\nadded\t58 Eating and Drinking Places\n" +
        "omitted\t5813 Drinking Places (Alcoholic Beverages)\n",
    )
    expect((await json("quick-picks", "list")).quickPicks[0]).toMatchObject({ kind: "site" })
  })

  it("are counted with, and applied to a definition, to the same number", async () => {
    const byName = await json("count", "--usa", "--quick-pick", "Turning 65")
    const byHand = await json("count", "--usa", "--demo", "AGE=64-65")
    expect(byName.total).toBe(byHand.total)
    expect(byName.total).toBeGreaterThan(0)
    const out = join(site.folder, "applied.json")
    await done("quick-picks", "apply", "Turning 65", "--file", file("list.json"), "--save-definition", out)
    expect(JSON.parse(readFileSync(out, "utf8")).audience).toEqual(byHand.definition.audience)
    expect((await json("count", "--file", out)).definition.areas).toHaveLength(8)
    const replaced = await json(
      "count",
      "--usa",
      "--quick-pick",
      "Young families",
      "--quick-pick",
      "Turning 65",
    )
    expect(replaced.definition).toEqual(byHand.definition)
  })

  it("of one's own are saved, renamed and deleted", async () => {
    const women = file("women.json", [{ kind: "values", column: "GENDER", values: ["F"] }])
    const saved = await json("quick-picks", "save", "Women", "--file", women, "--description", "All women")
    expect(saved).toMatchObject({ name: "Women", kind: "own", description: "All women" })
    const again = await run("quick-picks", "save", "women", "--file", women, "--description", "All women")
    expect([again.exitCode, again.stderr]).toEqual([5, expect.stringContaining("already")])
    await done("quick-picks", "rename", "Women", "Ladies")
    expect((await done("quick-picks", "list")).split("\n")[1]).toContain("own\tLadies\tAll women")
    const deleted = await run("quick-picks", "delete", "ladies")
    expect([deleted.exitCode, deleted.stderr]).toEqual([0, `Deleted Ladies (${saved.id}).\n`])
    expect(await done("quick-picks", "list")).not.toContain("Ladies")
  })

  it("say what is wrong", async () => {
    const none = await run("quick-picks", "save", "Nobody", "--file", file("none.json"), "--description", "x")
    expect([none.exitCode, none.stderr]).toEqual([
      5,
      "A quick pick needs at least one criterion. Add one to the audience first.\n",
    ])
    const unknown = await run("count", "--zip", ZIPS, "--quick-pick", "Turning 66")
    expect([unknown.exitCode, unknown.stderr]).toEqual([
      3,
      expect.stringContaining(
        "There is no quick pick 'Turning 66' for list type 10. Use one of: Affluent homeowners",
      ),
    ])
    const ofSite = await run("quick-picks", "delete", "Turning 65")
    expect([ofSite.exitCode, ofSite.stderr]).toEqual([
      5,
      "'Turning 65' is one of the site's quick picks, which you can't change.\n",
    ])
  })
})
