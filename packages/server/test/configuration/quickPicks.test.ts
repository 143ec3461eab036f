import { Effect, Result } from "effect"
import { describe, expect, it } from "vitest"
import { readSite } from "../../src/configuration/readSite.ts"
import { problemLine } from "../../src/configuration/SiteProblem.ts"
import { UNSERVED_SITE, siteEnvironment } from "../../src/configuration/SiteEnvironment.ts"
import { example } from "./example.ts"

const surroundings = await Effect.runPromise(siteEnvironment(UNSERVED_SITE))

/** The example with another file of quick picks. */
const read = (file: object) =>
  readSite(
    example.files.map(({ path, text }) =>
      path === "quick-picks.json" ? { path, text: JSON.stringify({ version: 1, ...file }) } : { path, text },
    ),
    example.assets,
    surroundings,
  )
const problems = (file: object): ReadonlyArray<string> =>
  Result.match(read(file), { onSuccess: () => [], onFailure: (found) => found.map(problemLine) })

const women = {
  id: "women",
  name: "Women",
  description: "Women",
  listTypes: [10],
  criteria: [{ kind: "values", column: "GENDER", values: ["F"] }],
}
const food = { id: "food", name: "Food", description: "Food", listTypes: [170], added: ["58"] }
const quickPicks = (...rows: ReadonlyArray<object>) => ({ quickPicks: rows })
const business = (...rows: ReadonlyArray<object>) => ({ businessQuickPicks: rows })

/** The files of the example that name sources besides the consumers. */
const NOT_OF_CONSUMERS = /^(?:prices\/(?!consumer\.json)|promotions)/

describe("quick-picks.json", () => {
  it("is whole in the example, with some for every kind of source", () => {
    const sources = new Set(example.content.quickPicks.flatMap(({ listTypes }) => listTypes))
    expect(sources.size).toBe(example.content.settings.sources.length - 2)
    expect(sources.has(270) || sources.has(50)).toBe(false)
  })

  it("may name sources that the site does not sell, which is told in one line and keeps it from nothing", () => {
    const rows = {
      ...quickPicks({ ...women, listTypes: [10, 40] }),
      ...business({ ...food, listTypes: [90] }),
    }
    const site = Result.getOrThrow(
      readSite(
        example.files.flatMap(({ path, text }) => {
          switch (path) {
            case "quick-picks.json":
              return [{ path, text: JSON.stringify({ version: 1, ...rows }, null, 1) }]
            case "sources.json":
              return [{ path, text: text.replace(/(\{\s*"listType": 10,[^}]*\}),[\s\S]*/, "$1]}") }]
            case "site.json":
              return [{ path, text: text.replace(/"(sources|defaultSources)": \[[^\]]*\]/g, '"$1": [10]') }]
            default:
              return NOT_OF_CONSUMERS.test(path) ? [] : [{ path, text }]
          }
        }),
        example.assets,
        surroundings,
      ),
    )
    expect(site.warnings.map(problemLine)).toEqual([
      "quick-picks.json:10:5 this site doesn't sell sources 40, 90 (\"sources\" in site.json); 2 quick picks aren't offered there",
    ])
    expect(site.quickPicks.map(({ id }) => id)).toEqual(["women", "food"])
  })

  it("gives a quick pick its criteria in canonical form", () => {
    const flags = { kind: "flags", match: "all", columns: ["TENNIS", "BOATING"] }
    const site = Result.getOrThrow(
      read({ ...quickPicks({ ...women, criteria: [flags] }), ...business(food) }),
    )
    expect(site.quickPicks.map(({ criteria, kind }) => [kind, criteria])).toEqual([
      [
        "site",
        [
          { kind: "values", column: "BOATING", values: ["Y"] },
          { kind: "values", column: "TENNIS", values: ["Y"] },
        ],
      ],
      ["business", [{ kind: "industries", column: "SIC", added: ["58"], omitted: [] }]],
    ])
  })

  it.each<[object, string]>([
    [quickPicks({ ...women, id: "My Women" }), "quickPicks[0].id: must be small letters"],
    [quickPicks({ ...women, name: " " }), "quickPicks[0].name: must not be empty"],
    [quickPicks({ ...women, criteria: [] }), "quickPicks[0].criteria"],
    [quickPicks(women, { ...women, name: "Men" }), "another quick pick has the ID women"],
    [quickPicks(women, { ...women, id: "men", name: "WOMEN" }), "has this name; give this one another"],
    [quickPicks({ ...women, listTypes: [270] }), "source 270 shows no quick picks"],
    [quickPicks({ ...women, listTypes: [11] }), "there is no source 11; remove it, or correct its number"],
    [
      quickPicks({ ...women, criteria: [{ kind: "values", column: "CREDITBAND", values: ["1"] }] }),
      "source 10 doesn't offer the attribute CREDITBAND",
    ],
    [business({ ...food, listTypes: [10] }), "source 10 has no business types"],
    [business({ ...food, added: [] }), "food has no industries"],
    [business({ ...food, added: ["59", "5899"] }), "there is no industry 5899"],
    [business({ ...food, omitted: ["58"] }), "58 is also added"],
    [{ quickpicks: [] }, "isn't a known name here"],
  ])("%j is refused", (file, said) => {
    expect(problems(file).join("\n")).toContain(said)
    expect(problems(file)[0]).toMatch(/^quick-picks\.json:\d+:\d+ /)
  })
})
