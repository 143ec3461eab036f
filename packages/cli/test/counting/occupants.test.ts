import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type SiteAccount, takeAccount } from "../site/takeAccount.ts"

let site: SiteAccount
beforeAll(async () => {
  site = await takeAccount()
})
afterAll(() => site.stop())

const count = (...argv: ReadonlyArray<string>) =>
  site.listwright(["count", "--zip", "60614", ...argv], { stdin: "" })
/** The exit code of the program if the requested list isn't valid. */
const INVALID = 5

/** Counts, and returns the address options that the document reports. */
const counted = async (...argv: ReadonlyArray<string>): Promise<unknown> => {
  const { exitCode, stderr, stdout } = await count(...argv, "--json")
  expect([exitCode, exitCode === 0 ? "" : stderr]).toEqual([0, ""])
  return JSON.parse(stdout).definition.occupant
}
const refused = async (...argv: ReadonlyArray<string>) => {
  const { exitCode, stderr, stdout } = await count(...argv)
  expect(stdout).toBe("")
  return [exitCode, stderr]
}

describe("a count of addresses", () => {
  it.each(["50", "140"])(
    "of %s takes kinds of addresses and of routes, and names where asked",
    async (source) => {
      expect(
        await counted("--source", source, "--targets", "homes, Apartments,homes", "--routes", "po-boxes"),
      ).toEqual({ targets: ["apartments", "homes"], routes: ["poBoxes"], contactNames: false })
      expect(
        await counted(
          "--source",
          source,
          "--targets",
          "businesses",
          "--contact-names",
          "--routes",
          "carrier-routes,rural-routes",
        ),
      ).toEqual({ targets: ["businesses"], routes: ["carrierRoutes", "ruralRoutes"], contactNames: true })
    },
  )

  it("needs one of each, and says which words there are", async () => {
    const needed = [
      INVALID,
      "List type 50 requires types of addresses and routes: --targets homes,apartments,businesses --routes carrier-routes,po-boxes,rural-routes.\n",
    ]
    expect(await refused("--source", "50")).toEqual(needed)
    expect(await refused("--source", "50", "--targets", "homes")).toEqual(needed)
    expect(await refused("--source", "50", "--routes", "po-boxes", "--contact-names")).toEqual(needed)
    const [exitCode, stderr] = await refused("--source", "50", "--targets", "homes,condos")
    expect(exitCode).toBe(2)
    expect(stderr).toContain("It must be one or more of homes, apartments, businesses.")
  })

  it.each(["10", "130"])("of %s does not ask for them", async (source) => {
    expect(await counted("--source", source)).toBeNull()
    for (const flags of [["--targets", "homes"], ["--routes", "po-boxes"], ["--contact-names"]])
      expect(await refused("--source", source, ...flags)).toEqual([
        INVALID,
        `--targets, --routes and --contact-names: list type ${source} has no addresses to choose.\n`,
      ])
  })

  it("of 130 has no phone numbers, and offers none", async () => {
    expect(await refused("--source", "130", "--phones", "available")).toEqual([
      INVALID,
      "--phones available: list type 130 doesn't offer this option.\n",
    ])
  })
})
