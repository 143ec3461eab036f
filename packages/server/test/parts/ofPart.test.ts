import { PARTS } from "@listwright/domain/parts"
import { Effect, Layer } from "effect"
import { expect, it } from "vitest"
import { layerForPart } from "../../src/configuration/layerForPart.ts"
import { layerSite } from "../../src/configuration/Site.ts"
import { example } from "../configuration/example.ts"

/** Returns the parts whose jobs start on a site that switched one of them off. */
const started = async (off: string | null) => {
  const begun: Array<string> = []
  const { settings } = example.content
  const parts = { ...settings.parts, ...(off === null ? {} : { [off]: false }) }
  const site = layerSite({ ...example, content: { ...example.content, settings: { ...settings, parts } } })
  const jobs = PARTS.map((part) =>
    layerForPart(part, Layer.effectDiscard(Effect.sync(() => void begun.push(part)))),
  )
  await Effect.runPromise(
    Effect.scoped(Layer.build(Layer.provide(Layer.mergeAll(Layer.empty, ...jobs), site))),
  )
  return begun.toSorted()
}

it("starts the jobs of all parts [p6-parts]", async () => {
  expect(await started(null)).toEqual(PARTS.toSorted())
})

it.each(PARTS)("starts no job of %s where the site switched it off [p6-parts]", async (part) => {
  expect(await started(part)).toEqual(PARTS.filter((other) => other !== part).toSorted())
})
