import { PARTS } from "@listwright/domain/parts"
import { describe, expect, it } from "vitest"
import { servedSite } from "../http/servedSite.ts"
import { partCalls } from "./partCalls.ts"
import { LINKS, partsOf } from "./partsOf.ts"

describe("a site with all parts", () => {
  const site = partsOf(servedSite({ links: LINKS }))

  it("answers every call of each part, and links to its own pages [p6-parts]", async () => {
    expect(await site.missing()).toEqual([])
    const values = await site.values()
    expect(values).not.toHaveProperty("WithoutParts")
    expect(values.Links).toEqual(LINKS)
    expect(await site.hasUnwatchPage()).toBe(true)
  })
})

describe.each(PARTS)("a site without %s", (part) => {
  const site = partsOf(servedSite({ links: LINKS, parts: { [part]: false } }))

  it("answers no call of the part, and every call of the others [p6-parts]", async () => {
    expect(await site.missing()).toEqual(partCalls.filter((call) => call.part === part))
  })

  it("offers nothing of it by other ways [p6-parts]", async () => {
    const { Links, WithoutParts } = await site.values()
    expect(WithoutParts).toEqual([part])
    expect(Links).toEqual(part === "services" ? { history: LINKS.history } : LINKS)
    expect((await site.user()).ShowVideos).toBe(part !== "videos")
    expect(await site.hasUnwatchPage()).toBe(part !== "watching")
  })
})
