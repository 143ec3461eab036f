import { existsSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type SiteAccount, takeAccount } from "../site/takeAccount.ts"
import { temporaryFolder } from "../temporaryFolder.ts"

let real: SiteAccount
beforeAll(async () => {
  real = await takeAccount()
})
afterAll(() => real.stop())

const count = (...argv: ReadonlyArray<string>) => real.listwright(["count", ...argv])

const off = { mode: "off" }
const definition = {
  version: 1,
  listType: 10,
  areas: [],
  audience: { unit: "individuals", criteria: [] },
  phoneOption: "noPhones",
  emailOption: null,
  suppressions: { orders: off, savedCounts: off, files: off },
  occupant: null,
}

const written = (name: string, text: string): string => {
  const path = join(temporaryFolder(), name)
  writeFileSync(path, text)
  return path
}

/** Counts a file's definition that has these areas. */
const countedByFile = async (areas: ReadonlyArray<unknown>) => {
  const { stdout } = await count(
    "--file",
    written("list.json", JSON.stringify({ ...definition, areas })),
    "--json",
  )
  const { warnings: _, ...counted }: { warnings?: unknown; total: number } = JSON.parse(stdout)
  return counted
}

const refusal = async (...argv: ReadonlyArray<string>) => {
  const { exitCode, stderr, stdout } = await count(...argv)
  expect([exitCode, stdout]).toEqual([5, ""])
  return stderr
}

const chicago = {
  kind: "radius",
  name: "Chicago, IL 60614",
  longitude: -87.6472,
  latitude: 41.9227,
  miles: 5,
  withinState: null,
  granularity: "standard",
  excluded: false,
}

const shape = {
  type: "Feature",
  properties: {},
  geometry: {
    type: "Polygon",
    coordinates: [
      [
        [-88, 41.6],
        [-87.5, 41.6],
        [-87.5, 42.1],
        [-88, 42.1],
        [-88, 41.6],
      ],
    ],
  },
}
const polygon = {
  kind: "polygon",
  name: "loop",
  points: shape.geometry.coordinates[0]?.slice(0, 4),
  granularity: "standard",
  excluded: false,
}

const area = (kind: string, fields: object, excluded = false) => ({ kind, ...fields, excluded })
const cook = area("county", { county: "17031" })
const city = area("city", { state: "IL", city: "Chicago" })
const metro = area("metroArea", { metroArea: "16980" })
const district = area("congressionalDistrict", { district: "TX21" })
const texas = area("state", { state: "TX" })

describe("count by areas of every kind", () => {
  it.each<readonly [string, ReadonlyArray<string>, ReadonlyArray<unknown>]>([
    ["a county by its name", ["--county", "Cook, IL"], [cook]],
    ["a county as people say it", ["--county", "Cook County IL"], [cook]],
    ["a county by its code", ["--county", "17031"], [cook]],
    ["a city", ["--city", "chicago il"], [city]],
    ["a metro area", ["--metro", "Chicago metro"], [metro]],
    ["a district", ["--district", "TX-21"], [district]],
    ["states by name and code", ["--state", "Texas, il"], [texas, area("state", { state: "IL" })]],
    ["SCFs", ["--scf", "606,600"], [area("scf", { scf: "606" }), area("scf", { scf: "600" })]],
    ["carrier routes", ["--route", "60614c001"], [area("carrierRoute", { carrierRoute: "60614C001" })]],
    ["the nation", ["--usa"], [area("nation", {})]],
    [
      "the nation without some of it",
      [
        "--usa",
        "--exclude-state",
        "TX",
        "--exclude-county",
        "Cook, IL",
        "--exclude-city",
        "New York, NY",
        "--exclude-metro",
        "16980",
        "--exclude-district",
        "WY-AL",
        "--exclude-scf",
        "606",
        "--exclude-zip",
        "60614",
      ],
      [
        area("nation", {}),
        area("zip", { zip: "60614" }, true),
        area("scf", { scf: "606" }, true),
        area("city", { state: "NY", city: "New York" }, true),
        area("county", { county: "17031" }, true),
        area("metroArea", { metroArea: "16980" }, true),
        area("congressionalDistrict", { district: "WY00" }, true),
        area("state", { state: "TX" }, true),
      ],
    ],
    [
      "several kinds, which 'more area' mixes",
      ["--state", "TX", "--county", "Cook, IL", "--city", "Chicago, IL", "--zip", "60614"],
      [area("zip", { zip: "60614" }), city, cook, texas],
    ],
    [
      "places around coordinates, cut to 200 miles",
      ["--radius", "41.9227,-87.6472", "--miles", "5", "--radius", "40,-90", "--miles", "1000"],
      [
        { ...chicago, name: "41.9227, -87.6472" },
        { ...chicago, name: "40, -90", longitude: -90, latitude: 40, miles: 200 },
      ],
    ],
    [
      "the nearest records to a point",
      ["--closest", "300", "--near", "41.9227,-87.6472"],
      [
        area("closest", {
          name: "41.9227, -87.6472",
          longitude: -87.6472,
          latitude: 41.9227,
          quantity: 300,
        }),
      ],
    ],
  ])("counts %s as the server does", async (_, argv, areas) => {
    const { exitCode, stdout } = await count(...argv, "--json")
    expect(exitCode).toBe(0)
    const { warnings, ...counted } = JSON.parse(stdout)
    expect(counted.definition.areas).toEqual(areas)
    expect(counted).toEqual(await countedByFile(areas))
    expect(counted.total).toBeGreaterThan(0)
    expect(warnings ?? []).toSatisfy((texts: ReadonlyArray<string>) =>
      texts.every((text) => /^(Congressional districts|Metro areas)/.test(text)),
    )
  })

  it("counts the addresses of a file, and leaves out rows that are not on the map only on request", async () => {
    const heading = "Shop,Address,City,State,ZIP,Distance in miles"
    const good = "S1,2000 N Clark St,Chicago,IL,60614,5"
    const bad = ["S2,,Chicago,IL,60615,2", "S3,1 Nowhere Ln,Nowhere,IL,00000,1"]
    const file = written("stores.csv", [heading, good, ...bad].join("\n"))
    const asked = ["--addresses-from", file, "--address-column", "Keycode=Shop"]
    const refused = await refusal(...asked)
    expect(refused).toContain("Line 3: Address: can't be empty")
    expect(refused).toContain("Line 4: ZIP: there is no ZIP Code 00000 on the map")
    expect(await refusal("--addresses-from", file)).toContain("The file has no column Keycode.")

    const { exitCode, stderr, stdout } = await count(...asked, "--skip-unknown")
    const alone = await countedByFile([{ ...chicago, name: "S1" }])
    expect([
      exitCode,
      stdout
        .split("\n")
        .find((row) => row.startsWith("total"))
        ?.split("\t")[1],
    ]).toEqual([0, String(alone.total)])
    expect(stderr).toContain("Addresses found on the map: 1. Not found: 2.")
    expect(stderr).toContain("Line 4: ZIP: there is no ZIP Code 00000 on the map")
    expect(stderr).toContain("ZIP center")
    const wrong = await count(...asked, "--address-column", "Town=City")
    expect([wrong.exitCode, wrong.stderr]).toEqual([2, expect.stringContaining("--address-column Town=City")])
  })

  it("counts a polygon of a file, GeoJSON and lines alike, called as the file", async () => {
    const geoJson = written("loop.geojson", JSON.stringify(shape))
    const lines = written("loop.csv", `lng,lat\n${polygon.points?.map(([x, y]) => `${x},${y}`).join("\n")}\n`)
    const counted = await countedByFile([polygon])
    for (const file of [geoJson, lines]) {
      expect(JSON.parse((await count("--polygon", file, "--json")).stdout)).toEqual(counted)
    }
    expect(counted.total).toBeGreaterThan(0)
    const { stdout } = await real.listwright(
      ["count", "--polygon", "-", "--granularity", "route", "--json"],
      {
        stdin: JSON.stringify(shape),
      },
    )
    expect(JSON.parse(stdout).definition.areas).toEqual([
      { ...polygon, name: "", granularity: "carrierRoute" },
    ])
  })

  it("says on standard error what a place is the center of, and in JSON among the warnings", async () => {
    const argv = ["--radius", "60614", "--miles", "5", "--same-state", "--granularity", "zip"]
    const { stderr, stdout } = await count(...argv)
    expect(stdout).toMatch(/^total\t\d+\t\d+\n/)
    expect(stderr).toBe(
      "--radius '60614': Distances are measured from the middle of Chicago, IL 60614 (ZIP center).\n",
    )
    const { definition: made, warnings } = JSON.parse((await count(...argv, "--json")).stdout)
    expect(made.areas).toEqual([{ ...chicago, withinState: "IL", granularity: "zip" }])
    expect(warnings).toEqual([stderr.trim()])
    expect((await count("--closest", "10", "--near", "Chicago, IL")).stderr).toBe(
      "--near 'Chicago, IL': Distances are measured from the middle of Chicago, IL (City center).\n",
    )
  })
})

describe("count by Canadian postal codes", () => {
  const canadians = (...argv: ReadonlyArray<string>) => count("--source", "100", ...argv)

  it("takes first halves and whole ones, of which a blank parts none in two", async () => {
    const { exitCode, stderr, stdout } = await canadians(
      "--postal-code",
      "m5v,K1A 2T6",
      "--postal-code",
      "V6B 2T6",
      "--exclude-postal-code",
      "M5V 2T6",
      "--json",
    )
    expect([exitCode, stderr]).toEqual([0, ""])
    const counted = JSON.parse(stdout)
    expect(counted.definition.areas).toEqual([
      area("postalCode", { postalCode: "M5V" }),
      area("postalCode", { postalCode: "K1A2T6" }),
      area("postalCode", { postalCode: "V6B2T6" }),
      area("postalCode", { postalCode: "M5V2T6" }, true),
    ])
    const file = written("canada.json", JSON.stringify(counted.definition))
    const { stdout: again } = await count("--file", file, "--by", "zip")
    expect(again).toContain(`total\t${counted.total}\t${counted.withPhones}\n`)
    expect(again).toMatch(/^M5V\t\d+\t\d+\nK1A2T6\t/m)
  })

  it("breaks down whatever areas there are by ZIP Code, to the same count", async () => {
    const byZip = async (...where: ReadonlyArray<string>) => {
      const { stdout } = await count(...where, "--by", "zip", "--tsv", "zips")
      return stdout
        .trimEnd()
        .split("\n")
        .slice(1)
        .map((line) => line.split("\t"))
    }
    const total = async (...where: ReadonlyArray<string>) => (await count(...where)).stdout.trimEnd()
    for (const where of [
      ["--county", "Cook, IL"],
      ["--radius", "60614", "--miles", "5"],
      ["--state", "IL", "--zip", "10001"],
    ]) {
      const rows = await byZip(...where)
      const sum = (at: number) => rows.reduce((all, row) => all + Number(row[at]), 0)
      expect(rows.length).toBeGreaterThan(3)
      expect(`total\t${sum(1)}\t${sum(2)}`).toBe(await total(...where))
    }
    const [[zip = "", ...figures] = []] = await byZip("--county", "Cook, IL")
    expect(await total("--zip", zip)).toBe(["total", ...figures].join("\t"))
  })

  it("names what it does not know, and counts without it only on request", async () => {
    const { exitCode, stderr } = await canadians("--postal-code", "M5V,M5V 0A0,60614,Z9Z")
    expect([exitCode, stderr]).toEqual([
      5,
      "These areas are unknown: M5V0A0, 60614, Z9Z. Correct them, or skip unknown areas with --skip-unknown.\n",
    ])
    const skipped = await canadians("--postal-code", "M5V,M5V 0A0", "--skip-unknown")
    expect([skipped.exitCode, skipped.stderr]).toEqual([0, "Skipped unknown areas: M5V0A0.\n"])
    const alone = { ...definition, listType: 100, areas: [area("postalCode", { postalCode: "M5V0A0" })] }
    const file = written("gone.json", JSON.stringify(alone))
    expect((await count("--file", file)).stderr).toContain("This area is unknown: M5V0A0.")
  })

  it("is not offered elsewhere, and ZIP Codes not here", async () => {
    expect(await refusal("--postal-code", "M5V")).toBe("List type 10 can't be selected by postal codes.\n")
    expect((await canadians("--zip", "60614")).stderr).toBe("List type 100 can't be selected by ZIP Codes.\n")
  })
})

describe("a name that means no area, or several", () => {
  it("is refused with the candidates and their codes", async () => {
    expect(await refusal("--county", "Cook")).toBe(
      "--county: 3 counties are called 'Cook': 17031 Cook, IL; 27031 Cook, MN; 13075 Cook, GA. Add the state, like 'Cook, IL'.\n",
    )
    expect(await refusal("--county", "Baltimore, MD")).toContain("Use the code instead, like 24005.\n")
    expect(await refusal("--radius", "Springfield", "--miles", "5")).toMatch(
      /^--radius 'Springfield' could be: .*Springfield, IL.*\. Use one of these\.\n$/,
    )
  })

  it("is refused with the nearest names", async () => {
    expect(await refusal("--county", "Coook, IL")).toBe(
      "--county: There is no county 'Coook, IL'. Did you mean Cook, IL (17031)?\n",
    )
    expect(await refusal("--scf", "606,000")).toBe("--scf: There is no SCF '000'.\n")
    expect(await refusal("--state", "")).toBe("--state: There is no state ''.\n")
  })

  it("is refused together with all others of the command, and nothing is written", async () => {
    const file = join(temporaryFolder(), "definition.json")
    const { exitCode, stderr, stdout } = await count(
      "--zip",
      "60614,00000",
      "--county",
      "Cook",
      "--exclude-city",
      "Chicagoo, IL",
      "--radius",
      "nowhere at all",
      "--miles",
      "5",
      "--save-definition",
      file,
      "--json",
    )
    expect([exitCode, stdout, existsSync(file)]).toEqual([5, "", false])
    const { error } = JSON.parse(stderr)
    expect(error.code).toBe("validation")
    for (const part of [
      "This area is unknown: 00000.",
      "--county: 3 counties are called 'Cook'",
      "--exclude-city: There is no city 'Chicagoo, IL'. Did you mean Chicago, IL (IL:Chicago)",
      "--radius 'nowhere at all': The address wasn't found. Check it and try again. Use an address",
    ])
      expect(error.message).toContain(part)
  })

  it("is skipped if asked and unknown, and named all the same", async () => {
    const { exitCode, stderr } = await count("--county", "Cook, IL", "--county", "Atlantis", "--skip-unknown")
    expect([exitCode, stderr]).toEqual([0, "Skipped unknown areas: Atlantis.\n"])
    expect(await refusal("--county", "Atlantis", "--skip-unknown")).toBe(
      "All of the areas are unknown, so there is nothing to count.\n",
    )
    expect(await refusal("--county", "Cook", "--skip-unknown")).toContain("3 counties are called 'Cook'")
  })
})

describe("areas that do not go together", () => {
  it.each<readonly [ReadonlyArray<string>, string]>([
    [["--usa", "--county", "Cook, IL"], "County and Nationwide can't be combined for list type 10."],
    [
      ["--state", "TX", "--closest", "5", "--near", "60614"],
      "State and Closest Records can't be combined for list type 10.",
    ],
    [
      ["--radius", "60614", "--radius", "60615", "--miles", "5", "--granularity", "zip"],
      "Only a single radius can have a granularity; multiple radii select individual records.",
    ],
    [["--list-type", "50", "--metro", "Chicago metro"], "List type 50 can't be selected by metro areas."],
    [
      ["--list-type", "50", "--city", "Chicago, IL", "--county", "Cook, IL"],
      "City and County can't be combined for list type 50.",
    ],
    [["--list-type", "110", "--state", "IL,TX"], "List type 110 accepts one area at a time, not 2."],
    [
      ["--list-type", "150", "--radius", "60614", "--miles", "5", "--same-state"],
      "--same-state: list type 150 doesn't offer this option.",
    ],
    [
      ["--list-type", "11", "--county", "Cook, IL"],
      "This data source isn't available. Please choose another one.",
    ],
    [
      ["--radius", "60614", "--miles", "0"],
      "--miles 0: Use a number of miles greater than 0, like 5 or 2.5.",
    ],
    [
      ["--closest", "2.5", "--near", "60614"],
      "--closest 2.5: Use a whole number of records greater than 0, like 5000.",
    ],
  ])("are refused: %j", async (argv, message) => {
    expect(await refusal(...argv)).toBe(`${message}\n`)
  })

  it.each<readonly [ReadonlyArray<string>, string]>([
    [["--radius", "60614"], "--radius and --miles go together, like --radius 60614 --miles 5."],
    [["--closest", "5"], "--closest and --near go together, like --closest 5000 --near 60614."],
    [
      ["--radius", "1", "--radius", "2", "--radius", "3", "--miles", "1", "--miles", "2"],
      "Use --miles once for all places, or once for each of the 3 --radius places.",
    ],
    [["--zip", "60614", "--same-state"], "--same-state works only with --radius and --addresses-from."],
    [["--zip", "60614", "--granularity", "zip"], "--granularity works only with --radius and --polygon."],
    [["--zip", "60614", "--simplify"], "--simplify works only with --polygon."],
    [["--zips-from", "-", "--polygon", "-"], "Only one option can read standard input."],
    [
      ["--exclude-state", "TX"],
      "Specify where to count with --zip 60614,60615, --county 'Cook, IL', --file definition.json, or another area option. For help, run: listwright count --help",
    ],
  ])("are refused before anything is asked: %j", async (argv, message) => {
    expect(await count(...argv)).toEqual({ exitCode: 2, stdout: "", stderr: `${message}\n` })
  })

  it("are those of a file and of an option", async () => {
    const { exitCode, stderr } = await count("--file", "list.json", "--county", "Cook, IL")
    expect(exitCode).toBe(2)
    expect(stderr).toContain("--file <file>' cannot be used with option '--county <name>'")
  })
})

describe("count --polygon", () => {
  const ring = (corners: number) =>
    Array.from({ length: corners }, (_, n) => {
      const angle = (2 * Math.PI * n) / corners
      return `${-87.7 + Math.cos(angle) / 4},${41.9 + Math.sin(angle) / 4}`
    }).join("\n")

  it.each([
    ["north.csv", "0,40\n2,42\n2,40\n0,42\n", "segments 1 and 3 meet at 1,41 (longitude, latitude)."],
    ["north.csv", "-87,41\n-86,x\n", "Line 2 ('-86,x') isn't a longitude and latitude"],
    ["north.json", "{", "The shape isn't valid JSON: "],
    [
      "north.json",
      '{"type":"Polygon","coordinates":[[[0]]]}',
      "The shape isn't a GeoJSON polygon: coordinates.0.0",
    ],
    [
      "north.csv",
      ring(501),
      "The shape has 501 corners, but a list allows at most 500. You can simplify it to that many. Add --simplify.",
    ],
  ])("refuses a file that is no shape: %s %#", async (name, text, message) => {
    const file = written(name, text)
    const stderr = await refusal("--polygon", file)
    expect(stderr).toContain(`--polygon ${file}: `)
    expect(stderr).toContain(message)
  })

  it("simplifies a large shape if asked, and says so", async () => {
    const file = written("round.csv", ring(2_000))
    const { exitCode, stderr } = await count("--polygon", file, "--simplify")
    expect([exitCode, stderr]).toEqual([0, `--polygon ${file}: Simplified from 2,000 to 500 corners.\n`])
  })

  it("says that there is no such file", async () => {
    expect(await count("--polygon", "/nowhere/north.json")).toEqual({
      exitCode: 3,
      stdout: "",
      stderr: "The file /nowhere/north.json doesn't exist.\n",
    })
  })
})
