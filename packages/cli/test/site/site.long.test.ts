import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { type RunningServer, startServer } from "@listwright/server"
import { afterEach, expect, it } from "vitest"
import { commandLine } from "../commandLine.ts"
import { temporaryFolder } from "../temporaryFolder.ts"

let server: RunningServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

/** Path -> text, of everything in a folder. */
const textsIn = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name, parentPath }) => {
        const file = join(parentPath, name)
        return [file.slice(folder.length + 1), readFileSync(file, "utf8")]
      }),
  )

const edit = (file: string, from: string, to: string) => {
  const text = readFileSync(file, "utf8")
  expect(text).toContain(from)
  writeFileSync(file, text.replace(from, to))
}

const EXAMPLE = textsIn(join(import.meta.dirname, "../../../server/example-site"))
const FILES = Object.keys(EXAMPLE).toSorted()
const { sources: SOURCES }: { sources: ReadonlyArray<number> } = JSON.parse(EXAMPLE["site.json"] ?? "")

it("writes the example into an empty folder alone, and finds it whole", async () => {
  const folder = join(temporaryFolder(), "my-site")
  const made = await commandLine(["site", "init", folder])
  expect(made.exitCode).toBe(0)
  expect(made.stdout.trim().split("\n").toSorted()).toEqual(FILES.map((file) => join(folder, file)))
  expect(made.stderr).toContain(`listwright site check ${folder}`)
  expect(made.stderr).toContain(`listwright serve --site ${folder}`)

  const before = textsIn(folder)
  const again = await commandLine(["site", "init", folder, "--json"])
  expect([again.exitCode, again.stdout, JSON.parse(again.stderr).error]).toEqual([
    5,
    "",
    { code: "validation", message: expect.stringContaining(`The folder ${folder} isn't empty`) },
  ])
  expect(textsIn(folder)).toEqual(before)

  const checked = await commandLine(["site", "check", folder])
  expect({ ...checked, stdout: checked.stdout.split("\n") }).toEqual({
    exitCode: 0,
    stderr: "",
    stdout: [
      "site\t1\tListwright",
      `sources\t${SOURCES.length}\t${SOURCES.join(", ")}`,
      expect.stringMatching(new RegExp(`^price_lists\\t${SOURCES.length}\\t.*CON10-2026-1`)),
      "promotions\t6\tWELCOME10, BIG500, FLAT25, POINTS2X, POINTS500, PREPAID100",
      "promotions_without_code\t0\t",
      "gifts\t12",
      "videos\t2",
      "tax_rates\t52",
      "demo_users\t5",
      "",
    ],
  })
})

it("warns of quick picks of a source that the site does not sell, and finds the folder whole", async () => {
  const folder = join(temporaryFolder(), "my-site")
  await commandLine(["site", "init", folder])
  edit(join(folder, "site.json"), ", 200,", ",")
  rmSync(join(folder, "prices/consumer-email-200.json"))
  const particular = join(folder, "sources.json")
  // Its last entry.
  writeFileSync(
    particular,
    readFileSync(particular, "utf8").replace(/,\s*\{\s*"listType": 200,[^]*$/, "\n  ]\n}\n"),
  )
  const told = await commandLine(["site", "check", folder])
  expect(told).toMatchObject({ exitCode: 0, stdout: expect.stringContaining("site\t1\tListwright\n") })
  expect(told.stderr.split("\n")).toContainEqual(
    expect.stringMatching(
      new RegExp(
        `^Warning: ${join(folder, "quick-picks.json")}:\\d+:\\d+ this site doesn't sell source 200 .*; \\d+ quick picks aren't offered there$`,
      ),
    ),
  )
  const json = await commandLine(["site", "check", folder, "--json"])
  const { holds, problems, warnings } = JSON.parse(json.stdout)
  expect([holds.siteName, problems, json.stderr]).toEqual(["Listwright", [], ""])
  expect(warnings[0]).toMatchObject({ file: "quick-picks.json" })
})

it("tells every problem by file, line and column, for people and for programs", async () => {
  const folder = join(temporaryFolder(), "my-site")
  await commandLine(["site", "init", folder])
  edit(join(folder, "prices/consumer.json"), '"listType": 10', '"listType": 11')
  edit(join(folder, "promotions.json"), '"debitCard"', '"giftCard"')
  const told = await commandLine(["site", "check", folder])
  expect(told.exitCode).toBe(5)
  expect(told.stderr).toBe(`1 problem in ${folder}. A server won't start with this folder.\n`)
  expect(told.stdout).toMatch(
    new RegExp(`^${join(folder, "promotions.json")}:28:15 promotions\\[5\\]\\.type: must be one of .*\n$`),
  )
  edit(join(folder, "promotions.json"), '"giftCard"', '"debitCard"')
  const json = await commandLine(["site", "check", folder, "--json"])
  expect(json.exitCode).toBe(5)
  expect(JSON.parse(json.stdout)).toEqual({
    holds: null,
    problems: [
      {
        file: "prices/consumer.json",
        line: 8,
        column: 15,
        text: `there is no source 11 here; this site sells ${SOURCES.join(", ")} ("sources" in site.json)`,
      },
      {
        file: "site.json",
        line: 10,
        column: 5,
        text: "source 10 has no price list; add one to prices/, or remove the source",
      },
    ],
    warnings: [],
  })
  expect(JSON.parse(json.stderr)).toEqual({
    error: { code: "validation", message: expect.stringMatching(/^2 problems in /) },
  })
  const missing = join(folder, "none")
  expect(await commandLine(["site", "check", missing])).toMatchObject({
    exitCode: 3,
    stdout: "",
    stderr: `The folder ${missing} doesn't exist. To create it, run: listwright site init ${missing}\n`,
  })
})

it(
  "exports what a server serves byte for byte, and a server refuses a folder that was broken since, whole",
  { timeout: 180_000 },
  async () => {
    const home = temporaryFolder()
    const [folder, data, exported] = ["my-site", "data", "exported"].map((name) => join(home, name))
    if (folder === undefined || data === undefined || exported === undefined) throw new Error("unreachable")
    await commandLine(["site", "init", folder])
    edit(join(folder, "site.json"), '"Listwright"', '"Harbor Lists"')
    edit(join(folder, "prices/consumer.json"), '"0.0595"', '"0.0599"')
    const start = () =>
      startServer({
        port: 0,
        dataFolder: data,
        siteFolder: folder,
        records: 2_000,
        screensFolder: join(home, "none"),
      })
    server = await start()
    expect(readdirSync(join(data, "site")).toSorted()).toEqual(["database", "identity.json", "secrets.json"])
    const { operator }: { operator: string } = JSON.parse(
      readFileSync(join(data, "site", "secrets.json"), "utf8"),
    )
    const env = { HOME: home, LISTWRIGHT_URL: server.url }
    const asOperator = { env: { ...env, LISTWRIGHT_OPERATOR: operator } }
    expect((await commandLine(["site", "export", exported], { env })).exitCode).toBe(4)
    expect((await commandLine(["site", "export", exported, "--operator", "guess"], { env })).exitCode).toBe(4)

    // What is edited while the server runs is not served, and not exported either.
    const served = textsIn(folder)
    edit(join(folder, "site.json"), '"Harbor Lists"', '"Harbor')
    const done = await commandLine(["site", "export", exported], asOperator)
    expect([done.exitCode, done.stdout.trim().split("\n").length]).toEqual([0, FILES.length])
    expect(textsIn(exported)).toEqual(served)
    expect((await commandLine(["site", "check", exported])).exitCode).toBe(0)
    mkdirSync(join(home, "full", "of"), { recursive: true })
    expect((await commandLine(["site", "export", join(home, "full")], asOperator)).exitCode).toBe(5)

    await server.close()
    server = undefined
    await expect(start()).rejects.toMatchObject({
      _tag: "SiteUnusable",
      message: expect.stringMatching(
        /can't be used: nothing was loaded\.\nsite\.json:3:15 a text has no end/,
      ),
    })
    const flags = ["--port", "0", "--data", data, "--site", folder]
    const refused = await commandLine(["serve", ...flags], { env })
    expect([refused.exitCode, refused.stdout]).toEqual([1, ""])
    expect(refused.stderr.split("\n")).toEqual([
      expect.stringMatching(/^site\.json:3:15 /),
      expect.stringMatching(/can't be used: nothing was loaded\.$/),
      "",
    ])
  },
)
