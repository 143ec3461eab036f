import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type RealServer, START_MS, startRealServer } from "../realServer.ts"

/** ZIP Codes where the demo universe of this size has people. */
const ZIPS = "10025,60614,77036,90011,77084,60618,11226,90650,79936,11385,60629,90201,77449,11368,11207,60647"

let site: RealServer
beforeAll(async () => {
  site = await startRealServer()
}, START_MS)
afterAll(() => site.stop())

const run = (argv: ReadonlyArray<string>, env: Readonly<Record<string, string>> = {}) =>
  site.listwright(argv, { env })

const written = (name: string, text: string): string => {
  const file = join(site.folder, name)
  writeFileSync(file, text)
  return file
}

const total = (stdout: string): number => Number(/^total\t(\d+)/m.exec(stdout)?.[1])

describe("the do-not-sell list in the terminal", () => {
  it("grows by the operator's word, and takes its people out of every count", async () => {
    const before = total((await run(["count", "--zip", ZIPS])).stdout)
    const sample = await run(["count", "--zip", ZIPS, "--save-definition", join(site.folder, "list.json")])
    expect(sample.exitCode).toBe(0)
    const file = written("gone.csv", "person_key\n1\n2\nx\n")
    const denied = await run(["do-not-sell", "add", file])
    expect([denied.exitCode, denied.stderr]).toEqual([4, expect.stringContaining("LISTWRIGHT_OPERATOR")])
    const strange = await run(["do-not-sell", "add", file], { LISTWRIGHT_OPERATOR: "guess" })
    expect(strange.exitCode).toBe(4)
    const env = { LISTWRIGHT_OPERATOR: site.operator }
    const unnamed = await run(["do-not-sell", "add", file], env)
    expect([unnamed.exitCode, unnamed.stderr]).toEqual([
      5,
      expect.stringContaining("person keys are those of one universe. Please name it: consumer (Consumers)"),
    ])
    const added = await run(["do-not-sell", "add", file, "--universe", "consumer"], env)
    expect([added.exitCode, added.stdout, added.stderr]).toEqual([
      0,
      "added\t2\nentries\t2\npeople\t0\nrejected\t1\n" +
        "rejected_line\t4\t'x' isn't a person key, which is a whole number of at most 20 digits. If the records were loaded with keys as \"text\", use names and addresses\n",
      "",
    ])
    expect((await run(["do-not-sell", "status", "--json"], env)).stdout).toBe(
      '{\n  "entries": 2,\n  "persons": 0\n}\n',
    )
    const after = await run(["count", "--zip", ZIPS])
    expect(total(after.stdout)).toBe(before)
    expect(after.stdout).not.toMatch(/suppressed|do.?not.?sell/i)
  })
})

describe("jobs in the terminal", () => {
  it("says that nothing is stuck, to the operator alone", async () => {
    const told = await run(["jobs"], { LISTWRIGHT_OPERATOR: site.operator })
    expect([told.exitCode, told.stdout, told.stderr]).toEqual([0, "", "Nothing is stuck.\n"])
    const json = await run(["jobs", "--json"], { LISTWRIGHT_OPERATOR: site.operator })
    expect(json.stdout).toBe("[]\n")
    expect((await run(["jobs"], { LISTWRIGHT_OPERATOR: "guess" })).exitCode).toBe(4)
  })
})

describe("mail in the terminal", () => {
  it("is tested by the settings of the site, and mended, by the operator alone", async () => {
    const env = { LISTWRIGHT_OPERATOR: site.operator }
    const sent = await run(["mail", "test", "dana@bakery.example"], env)
    expect([sent.exitCode, sent.stderr]).toEqual([0, ""])
    expect(sent.stdout).toMatch(/^sent\tdana@bakery\.example\tthe folder .*mail\n$/)
    const none = await run(["mail", "test", "dana, ben"], env)
    expect([none.exitCode, none.stderr]).toEqual([
      1,
      expect.stringContaining("The recipient isn't an email address."),
    ])
    expect((await run(["mail", "retry", "--all"], env)).stdout).toBe("retried\t0\n")
    expect((await run(["mail", "drop", "LW-1-delivery"], env)).exitCode).toBe(3)
    expect((await run(["mail", "drop", "--all"], { LISTWRIGHT_OPERATOR: "guess" })).exitCode).toBe(4)
  })
})
