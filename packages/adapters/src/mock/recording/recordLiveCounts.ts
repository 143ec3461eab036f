import { emptyDefinition } from "@listwright/domain/definition"
import type { DraftId } from "@listwright/domain/shared"
import { BUSINESS } from "./demo.ts"
import { encodeJson } from "./encodeJson.ts"
import type { Recorder } from "./Recorder.ts"
import { sampleDefinition } from "./sample.ts"

/** What every live question about the recorded draft has. */
export const liveQuestion = (draftId: DraftId) => ({
  definition: encodeJson(sampleDefinition),
  draftId,
  revision: 4,
})

/** Records the count of a draft and everything that can be asked about it. */
export const recordLiveCounts = async (recorder: Recorder, draftId: DraftId): Promise<void> => {
  const ask = recorder.ask.bind(recorder)
  const question = liveQuestion(draftId)
  await ask("count", { title: "counted", body: question })
  await ask("waterfall", { title: "how it comes about", body: question })
  await ask("suggestions", { title: "what would bring more", body: question })
  await ask("suggestions", { title: "near a wanted quantity", body: { ...question, wanted: 300 } })
  await ask("countDetails", { title: "down to dwellings", body: question })
  await ask("saturation", { title: "of carrier routes", body: question })
  await ask("saturation", {
    title: "the fullest two below 90 %",
    body: { ...question, most: 2, onlyBelow: true },
  })
  await ask("overlap", { title: "how the areas overlap", body: question })
  await ask("eachArea", { title: "each area by itself", body: question })
  await ask("shades", {
    title: "ZIP Codes by people",
    body: { ...question, level: "zip", codes: ["02903", "02906", "60614", "00501"] },
  })
  await ask("shades", {
    title: "states by people",
    body: { ...question, level: "state", codes: ["RI", "IL", "ZZ"] },
  })
  await ask("shades", { title: "no such level", body: { ...question, level: "city", codes: ["OH"] } })
  await ask("eachIndustry", {
    title: "restaurants and bakeries in all states",
    body: {
      definition: encodeJson({ ...emptyDefinition(BUSINESS), areas: [{ kind: "nation", excluded: false }] }),
      draftId: null,
      revision: 1,
      industries: ["5812", "5461"],
    },
  })
  await ask("breakdown", { title: "by gender", body: { ...question, column: "GENDER" } })
  await ask("breakdown", { title: "no such column", body: { ...question, column: "SHOESIZE" } })
  await ask("crossTable", {
    title: "gender by marital status",
    body: { ...question, rows: "GENDER", columns: "MARITAL" },
  })
  await ask("areaTable", {
    title: "the areas by gender and by bands of age",
    body: {
      ...question,
      columns: [
        { column: "GENDER" },
        {
          column: "AGE",
          bands: [
            { from: "18", to: "44" },
            { from: "45", to: "99" },
          ],
        },
      ],
    },
  })
  await ask("areaTable", {
    title: "an area that the list does not have",
    body: { ...question, columns: [{ column: "GENDER" }], areas: ["zip:00000"] },
  })
  await ask("fillRates", { title: "how full a list would be", body: question })
  await ask("sample", { title: "ten masked records", body: question })
}
