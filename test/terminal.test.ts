import { spawn } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { afterAll, describe, expect, inject, it } from "vitest"
import { PASSWORD } from "./browser.ts"

/** The terminal program as people have it, built, against the real server. */
const bin = join(import.meta.dirname, "../packages/cli/bin/listwright.js")
const url = inject("productUrl")
const home = mkdtempSync(join(tmpdir(), "listwright-terminal-"))
afterAll(() => rmSync(home, { recursive: true, force: true }))

const ZIPS = "60614,60615,10001,94110"

const listwright = async (argv: ReadonlyArray<string>, stdin = "") => {
  const { LISTWRIGHT_TOKEN: _token, ...env } = process.env
  const child = spawn(process.execPath, [bin, ...argv], {
    env: { ...env, LISTWRIGHT_URL: url, HOME: home, XDG_CONFIG_HOME: join(home, ".config") },
  })
  child.stdin.end(stdin)
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve))
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { code, stdout, stderr }
}

/** Runs a command that must succeed and returns its output as data. */
const data = async (...argv: ReadonlyArray<string>): Promise<ReturnType<typeof JSON.parse>> => {
  const { code, stdout, stderr } = await listwright([...argv, "--json"])
  expect([code, stderr.includes("Error")]).toEqual([0, false])
  return JSON.parse(stdout)
}

describe("in the terminal, a buyer", () => {
  it("signs in, and is known from then on", async () => {
    const { code } = await listwright(
      ["login", "--url", url, "--email", "demo@listwright.example", "--password-stdin"],
      `${PASSWORD}\n`,
    )
    expect(code).toBe(0)
  })

  it("counts, prices and looks further, and every answer speaks of the same records", async () => {
    const plain = await data("count", "--zip", ZIPS, "--demo", "AGE=25-44")
    expect(plain.total).toBeGreaterThan(0)
    const looking =
      "--phones available --by zip --waterfall --suggest --details --breakdown AGE --cross AGE,VEHICLES --fill-rates --sample"
    const pricing = "--price --promo PREPAID100"
    const flags = `${looking} ${pricing}`.split(" ")
    const further = await data("count", "--zip", ZIPS, "--demo", "AGE=25-44", ...flags)
    expect(further.total).toBe(plain.total)
    expect(further.areas).toHaveLength(4)
    const sum = (parts: ReadonlyArray<{ readonly available: number }>) =>
      parts.reduce((all, { available }) => all + available, 0)
    expect(sum(further.areas)).toBe(plain.total)
    const asked = "waterfall suggestions details breakdowns crossTable fillRates sample price".split(" ")
    expect(asked.filter((part) => !(part in further))).toEqual([])
    expect(asked.filter((part) => part in plain)).toEqual([])
    const households = await data(
      "count",
      "--zip",
      ZIPS,
      "--households",
      "--quantity",
      "1000",
      "--usage",
      "2",
    )
    expect(households.total).toBeGreaterThan(0)
  })

  it("leaves people out by a file and by days, and shows how many that removes", async () => {
    const file = join(home, "customers.csv")
    writeFileSync(file, "Street,Postal Code,Last\n1 Nowhere Lane,60614,Nobody\n")
    const uploaded = await listwright(["suppressions", "upload", file])
    expect(uploaded.code).toBe(0)
    const id = /^file\t(\S+)$/m.exec(uploaded.stdout)?.[1] ?? ""
    expect(uploaded.stdout).toContain("rows\t1\nmatched\t0\nunmatched\t1\n")
    const listed = await listwright(["suppressions", "list"])
    expect(listed.stdout).toMatch(new RegExp(`^${id}\\t.*customers.csv`, "m"))
    const plain = await data("count", "--zip", ZIPS)
    const byFile = await data("count", "--zip", ZIPS, "--suppress-file", id)
    const byDays = await data("count", "--zip", ZIPS, "--suppress-orders", "2020-01-01..2020-01-31")
    expect(byFile).toMatchObject({
      total: plain.total,
      suppressed: [{ source: "files", matched: 0, taken: 0 }],
      definition: { suppressions: { files: { mode: "item", items: [id] } } },
    })
    expect(byDays).toMatchObject({
      total: plain.total,
      suppressed: [{ source: "orders", matched: 0, taken: 0 }],
    })
  })

  it("reports a wrong ZIP Code, a wrong attribute and a missing order", async () => {
    const refusals = [
      [["count", "--zip", "6061"], 5, "This area is unknown: 6061."],
      [["count", "--zip", ZIPS, "--demo", "WEATHER=1"], 5, "There is no attribute 'WEATHER'."],
      [["order", "download", "NONE"], 3, "This order doesn't exist or isn't yours."],
    ] as const
    for (const [argv, exitCode, words] of refusals) {
      const { code, stdout, stderr } = await listwright(argv)
      expect([code, stdout, stderr]).toEqual([exitCode, "", expect.stringContaining(words)])
    }
  })

  it("signs out, and is no longer known", async () => {
    expect((await listwright(["logout"])).code).toBe(0)
    const { code, stderr } = await listwright(["suppressions", "list"])
    expect([code, stderr]).toEqual([4, expect.stringContaining("listwright login")])
  })
})
