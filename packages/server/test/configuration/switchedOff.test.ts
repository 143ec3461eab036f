import { Effect, Result } from "effect"
import { describe, expect, it } from "vitest"
import { readSite } from "../../src/configuration/readSite.ts"
import { problemLine } from "../../src/configuration/SiteProblem.ts"
import { UNSERVED_SITE, siteEnvironment } from "../../src/configuration/SiteEnvironment.ts"
import { example } from "./example.ts"

const surroundings = await Effect.runPromise(siteEnvironment(UNSERVED_SITE))

/** The example with other "sources", which new users get too unless said otherwise. */
const selling = (sources: ReadonlyArray<number>, defaultSources = sources) =>
  readSite(
    example.files.map(({ path, text }) =>
      path === "site.json"
        ? {
            path,
            text: text.replace(
              /"(sources|defaultSources)": \[[^\]]*\]/g,
              (_, name) => `"${name}": ${JSON.stringify(name === "sources" ? sources : defaultSources)}`,
            ),
          }
        : { path, text },
    ),
    example.assets,
    surroundings,
  )

describe("a source that is switched off", () => {
  const { sources } = example.content.settings

  it('leaves by "sources" alone: its files stay, and one line for each says that they are not used', () => {
    const site = Result.getOrThrow(selling(sources.filter((code) => code !== 10)))
    expect(site.priceLists.map(({ listType }) => listType)).not.toContain(10)
    expect(site.sources.map(({ listType }) => listType)).not.toContain(10)
    expect(site.warnings.map(problemLine)).toEqual([
      expect.stringMatching(
        /^prices\/consumer\.json:\d+:\d+ this site doesn't sell source 10 \("sources" in site\.json\); their price lists aren't used$/,
      ),
      expect.stringMatching(/^sources\.json:\d+:\d+ .* source 10 .*; their settings here aren't used$/),
      expect.stringMatching(
        /^quick-picks\.json:\d+:\d+ .* source 10 .*; \d+ quick picks aren't offered there$/,
      ),
    ])
  })

  it("takes one line a file, however many there are, of those that new users get too", () => {
    const site = Result.getOrThrow(selling([10], [10, 90, 40, 30]))
    expect(site.priceLists.every(({ listType }) => listType === 10)).toBe(true)
    const files = site.warnings.map(({ file }) => file.replace(/\/.*/, ""))
    expect(new Set(files).size).toBe(files.length)
    expect(site.warnings.map(problemLine)).toContainEqual(
      expect.stringMatching(
        /^site\.json:\d+:\d+ this site doesn't sell sources 30, 40, 90 \("sources" in site\.json\); new users can't order there$/,
      ),
    )
  })

  it("comes back as it was", () => {
    const site = Result.getOrThrow(selling(sources))
    expect([site.priceLists.length, site.warnings]).toEqual([example.content.priceLists.length, []])
  })
})
