import { expect, it } from "vitest"
import { servedSite } from "../http/servedSite.ts"
import { partCalls } from "./partCalls.ts"
import { LINKS, partsOf } from "./partsOf.ts"

const site = partsOf(
  servedSite({ links: LINKS, parts: { rewards: false, services: false, selfTest: false } }),
)

it("answers the calls of parts that are on, and says that those of the others don't exist [p6-parts]", async () => {
  const off = partCalls.filter(({ part }) => part === "rewards" || part === "services")
  expect(await site.missing()).toEqual(off)
  expect(off.length).toBeGreaterThan(12)
  expect(partCalls.length).toBeGreaterThan(off.length)
})

it("answers so before it asks for a sign-in [p6-parts]", async () => {
  expect(await site.missingToGuests()).toEqual(await site.missing())
})

it("tells clients which parts are off, and links to no page of those [p6-parts]", async () => {
  const values = await site.values()
  expect(values.WithoutParts).toEqual(["rewards", "services", "selfTest"])
  expect(values.Links).toEqual({ history: LINKS.history })
  expect((await site.user()).ShowVideos).toBe(true)
  expect(await site.hasUnwatchPage()).toBe(true)
})
