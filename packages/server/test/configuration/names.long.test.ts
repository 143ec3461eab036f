import { expect, it } from "vitest"
import { sites } from "../../src/commands.ts"
import { problemLine } from "../../src/configuration/SiteProblem.ts"
import { startServer } from "../../src/start/startServer.ts"
import { changedExample } from "./changedExample.ts"
import { MISSPELLINGS } from "./misspellings.ts"

const { data, put, site } = changedExample()

it.each(MISSPELLINGS)(
  "a name misspelled in %s (%s) stops the start with the words of check",
  async (file, _, row) => {
    await put(file, row)
    const { problems } = await sites.check(site(), { dataFolder: data() })
    await expect(startServer({ port: 0, dataFolder: data(), siteFolder: site() })).rejects.toMatchObject({
      _tag: "SiteUnusable",
      reason: ["nothing was loaded.", ...problems.map(problemLine)].join("\n"),
    })
    expect(problems.length).toBeGreaterThan(0)
  },
)
