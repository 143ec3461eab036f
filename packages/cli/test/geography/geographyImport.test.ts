import { existsSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { commandLine } from "../commandLine.ts"
import { temporaryFolder } from "../temporaryFolder.ts"

const named = ["--source", "Census Bureau", "--vintage", "120th Congress"]

const districts = (rows: string): string => {
  const file = join(temporaryFolder(), "districts.csv")
  writeFileSync(file, `state_fips,state_abbr,zcta,cd\n${rows}`)
  return file
}

describe("geography import", () => {
  it("replaces the districts of a data folder, and tells what it refused by line", async () => {
    const data = temporaryFolder()
    const file = districts("17,IL,60614,5\n17,IL,,3\n")
    const { exitCode, stderr, stdout } = await commandLine([
      "geography",
      "import",
      "districts",
      file,
      "--data",
      data,
      ...named,
    ])
    expect([exitCode, stdout]).toEqual([0, "districts\t1\t1\n"])
    expect(stderr).toMatch(/^line 3: '' isn't a 5-digit ZIP Code\n40978 ZIP Codes aren't in any district now/)
    expect(existsSync(join(data, "geography/districts.json"))).toBe(true)
  })

  it("prints everything with --json", async () => {
    const { stdout } = await commandLine([
      "geography",
      "import",
      "districts",
      districts("17,IL,60614,5\n"),
      "--json",
      "--data",
      temporaryFolder(),
      ...named,
    ])
    expect(JSON.parse(stdout)).toMatchObject({ what: "districts", taken: 1, refused: [] })
  })

  it("changes nothing for a file of no use, and says what is wrong with it", async () => {
    const data = temporaryFolder()
    const file = districts("17,IL,none,3\n")
    const { exitCode, stderr } = await commandLine([
      "geography",
      "import",
      "districts",
      file,
      "--data",
      data,
      ...named,
    ])
    expect(exitCode).toBe(5)
    expect(stderr).toBe(`Couldn't import ${file}: line 2: 'none' isn't a 5-digit ZIP Code\n`)
    expect(existsSync(join(data, "geography"))).toBe(false)
  })

  it("needs to know what the file is, and whose", async () => {
    const unknown = await commandLine(["geography", "import", "counties", "a.csv", ...named])
    expect([unknown.exitCode, unknown.stderr]).toEqual([
      2,
      expect.stringContaining("Allowed choices are metro-areas, districts, outlines."),
    ])
    const unnamed = await commandLine(["geography", "import", "districts", "a.csv"])
    expect([unnamed.exitCode, unnamed.stderr]).toEqual([2, expect.stringContaining("--source <name>")])
  })
})
