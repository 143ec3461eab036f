import { expect, it } from "vitest"
import { signedIn, zipDefinition } from "./caller.ts"
import { sharedSite } from "./sharedSite.ts"

const { url } = sharedSite()

const STATES = ["CA", "TX", "FL", "NY", "PA", "IL", "OH", "GA", "NC", "MI"]

it("about 70% of the occupants of the demo are known by name [ob9-contact-names]", async () => {
  const { body } = await (await signedIn(url)).call("GET", "/api/v1/sources")
  const { records } = body.sources.find(({ listType }: { readonly listType: number }) => listType === 50)
  expect(records).toMatchObject({ state: "ready", records: expect.any(Number) })
  expect(records.records).toBeGreaterThan(1_000)
  // To the nearest 5%.
  expect(Math.round((records.named / records.records) * 20) * 5).toBe(70)
})

it("about 5% of the occupants of the demo have a phone [ob9-phone-options]", async () => {
  const definition = {
    ...zipDefinition(),
    listType: 50,
    areas: STATES.map((state) => ({ kind: "state", state, excluded: false })),
    occupant: {
      targets: ["homes", "apartments", "businesses"],
      routes: ["carrierRoutes", "poBoxes", "ruralRoutes"],
      contactNames: true,
    },
  }
  const asked = { definition, draftId: null, revision: 1 }
  const { answer } = (await (await signedIn(url)).post("/api/v1/counts", asked)).body
  expect(answer.total).toBeGreaterThan(1_000)
  expect(Math.round((answer.withPhones / answer.total) * 100)).toBe(5)
})
