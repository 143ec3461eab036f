import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { temporaryFolder } from "../temporaryFolder.ts"
import { type SiteAccount, takeAccount } from "../site/takeAccount.ts"

let real: SiteAccount
beforeAll(async () => {
  real = await takeAccount()
})
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
    expect(stderr).toMatch(/^Congressional districts as of the \d+th Congress/)
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
      stderr: "Specify a state by its two-letter code, for example: listwright areas list cities IL\n",
    })
    const { exitCode, stderr } = await list("cities", "ZZ")
    expect(exitCode).toBe(5)
    expect(stderr).toContain("there is no state 'ZZ'; give its two letters, like IL")
  })
})

const search = (...argv: ReadonlyArray<string>) => real.listwright(["areas", "search", ...argv])
const show = (...argv: ReadonlyArray<string>) => real.listwright(["areas", "show", ...argv])

describe("areas search", () => {
  it("finds areas of every kind, the likeliest first", async () => {
    expect(await search("cook", "county")).toEqual({
      exitCode: 0,
      stderr: "",
      stdout: [
        "kind\tcode\tname\tplace\tzips",
        "county\t17031\tCook\tIL\t213",
        "county\t27031\tCook\tMN\t6",
        "county\t13075\tCook\tGA\t4",
        "county\t48097\tCooke\tTX\t8",
        "",
      ].join("\n"),
    })
    const { stderr, stdout } = await search("TX-21")
    expect(stdout).toBe("kind\tcode\tname\tplace\tzips\ndistrict\tTX21\tDistrict 21\tTX\t52\n")
    expect(stderr).toMatch(/^Congressional districts as of the \d+th Congress/)
  })

  it("says what it left out, and that there is nothing", async () => {
    const { stderr, stdout } = await search("606", "--most", "2")
    expect(stdout.trimEnd().split("\n")).toHaveLength(4)
    expect(stderr).toBe("There are 81 more ZIP Codes. To show more of each kind, use --most.\n")
    expect(await search("nowhere", "at", "all")).toEqual({
      exitCode: 0,
      stdout: "",
      stderr: "No areas match 'nowhere at all'.\n",
    })
  })

  it("prints areas as definitions hold them, of one kind alone if asked", async () => {
    const { stdout } = await search("Austin", "--kind", "county", "--json")
    expect(JSON.parse(stdout)).toEqual({
      groups: [
        {
          kind: "county",
          hits: [
            {
              area: { kind: "county", county: "48015", excluded: false },
              name: "Austin",
              place: "TX",
              zips: 9,
            },
          ],
          more: 0,
        },
      ],
    })
    expect((await search("Cook", "--kind", "planet")).exitCode).toBe(2)
  })
})

describe("areas search --file", () => {
  const file = (definition: unknown): string => {
    const path = join(temporaryFolder(), "list.json")
    writeFileSync(path, JSON.stringify(definition))
    return path
  }
  const off = { mode: "off" }
  const list = {
    version: 1,
    listType: 10,
    areas: [{ kind: "zip", zip: "60614", excluded: true }],
    audience: { unit: "individuals", criteria: [{ kind: "values", column: "GENDER", values: ["F"] }] },
    phoneOption: null,
    emailOption: null,
    suppressions: { orders: off, savedCounts: off, files: off },
    occupant: null,
  }

  it("counts each area as count does, for the audience and without the excluded areas", async () => {
    const path = file(list)
    const { exitCode, stderr, stdout } = await search("chicago", "--most", "2", "--file", path, "--json")
    expect([exitCode, stderr]).toEqual([0, ""])
    const hits = JSON.parse(stdout).groups.flatMap(
      ({ hits: found }: { hits: ReadonlyArray<unknown> }) => found,
    )
    expect(hits.length).toBeGreaterThan(2)
    for (const { area, records } of hits) {
      const alone = file({ ...list, areas: [...list.areas, area] })
      const counted = await real.listwright(["count", "--file", alone, "--json"])
      expect([area.kind, records]).toEqual([area.kind, JSON.parse(counted.stdout).total])
    }
    const rows = (await search("chicago", "--most", "1", "--file", path)).stdout.split("\n")
    expect(rows[0]).toBe("kind\tcode\tname\tplace\tzips\trecords")
    expect(rows[1]).toBe(`city\tIL:Chicago\tChicago\tIL\t84\t${hits[0].records}`)
  })
})

describe("areas show", () => {
  it("prints an area, or its ZIP Codes alone", async () => {
    expect((await show("county", "17031")).stdout).toBe(
      [
        "what\tvalue",
        "kind\tcounty",
        "code\t17031",
        "name\tCook, IL",
        "zips\t213",
        "first_zip\t60004",
        "last_zip\t60827",
        "",
      ].join("\n"),
    )
    expect((await show("scf", "005", "--zips")).stdout).toBe("00501\n00544\n")
    expect((await show("usa")).stdout).toContain("name\tTotal USA\n")
    const { zipCodes, zips } = JSON.parse((await show("metro", "16980", "--json")).stdout)
    expect(zipCodes).toHaveLength(zips)
  })

  it("asks for a code, and says that there is none", async () => {
    expect(await show("county")).toEqual({
      exitCode: 2,
      stdout: "",
      stderr: "Specify the county by its code. To find the code, run: listwright areas search\n",
    })
    expect(await show("county", "99999")).toEqual({
      exitCode: 3,
      stdout: "",
      stderr: "There is no county '99999'. To find its code, run: listwright areas search\n",
    })
  })
})
