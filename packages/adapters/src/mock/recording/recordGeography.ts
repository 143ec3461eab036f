import type { Recorder } from "./Recorder.ts"
import { sampleDefinition } from "./sample.ts"

/** Records areas by code and by range, and where they are. */
export const recordGeography = async (recorder: Recorder): Promise<void> => {
  const ask = recorder.ask.bind(recorder)
  const zips = sampleDefinition.areas.flatMap((area) => (area.kind === "zip" ? [area.zip] : []))
  await ask("GetZipsByZips", { title: "all valid", body: { zipType: 0, zips } })
  await ask("GetZipsByZips", {
    title: "some invalid",
    body: { zipType: 0, zips: ["60614", "00000", "60614"] },
  })
  await ask("GetZipsByZips", { title: "none valid", body: { zipType: 1, zips: ["00000"] } })
  await ask("GetZipsByZips", { title: "no such type", body: { zipType: 7, zips } })
  await ask("references", { title: "the areas" })
  await ask("places", { title: "the areas", body: { zips } })
  const range = { fromZipcode: "60614", toZipcode: "60618", maxLength: 2000 }
  await ask("GetZipcodesByRange", { title: "a range", body: range })
  await ask("GetZipcodesByRange", {
    title: "too long",
    body: { ...range, fromZipcode: "00501", toZipcode: "99950" },
  })
}
