import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type RealServer, START_MS, startRealServer } from "../realServer.ts"

let real: RealServer
beforeAll(async () => {
  real = await startRealServer()
}, START_MS)
afterAll(() => real.stop())

const list = (...argv: ReadonlyArray<string>) => real.listwright(["areas", "list", ...argv])

describe("areas list", () => {
  it("prints the counties of a state, one row each", async () => {
    const { exitCode, stderr, stdout } = await list("counties", "il")
    const rows = stdout.trimEnd().split("\n")
    expect([exitCode, stderr, rows.length]).toEqual([0, "", 103])
    expect(rows.slice(0, 2)).toEqual(["code\tname\tstate", "17001\tAdams\tIL"])
    expect(rows).toContain("17031\tCook\tIL")
  })

  it("prints the states, the cities and the districts, which it says the Congress of", async () => {
    expect((await list("states")).stdout).toContain("DC\tDistrict of Columbia\tDC\n")
    expect((await list("cities", "RI")).stdout).toContain("RI:Providence\tProvidence\tRI\n")
    const { stderr, stdout } = await list("districts", "WY")
    expect(stdout).toBe("code\tname\tstate\nWY00\tAt Large\tWY\n")
    expect(stderr).toMatch(/^Congressional districts of the \d+th Congress/)
  })

  it("prints metro areas as definitions hold them", async () => {
    const { stdout } = await list("metros", "IL", "--json")
    const { areas } = JSON.parse(stdout)
    expect(areas).toContainEqual({
      area: { kind: "metroArea", metroArea: "16980", excluded: false },
      name: expect.stringContaining("Chicago"),
      state: "IL",
    })
  })

  it("asks for a state where one is needed, and says that one does not exist", async () => {
    expect(await list("cities")).toEqual({
      exitCode: 2,
      stdout: "",
      stderr: "Which state? Give its two letters: listwright areas list cities IL\n",
    })
    const { exitCode, stderr } = await list("cities", "ZZ")
    expect(exitCode).toBe(5)
    expect(stderr).toContain("there is no state 'ZZ'; give its two letters, like IL")
  })
})
