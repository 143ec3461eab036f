import { Quote } from "@listwright/domain/pricing"
import type { DraftId } from "@listwright/domain/shared"
import { Schema } from "effect"
import { liveQuestion } from "./recordLiveCounts.ts"
import type { Recorder } from "./Recorder.ts"
import { sampleChoices } from "./sample.ts"

/** Records the price of a draft, without and with a promotion, and all figures at once. Returns the first price. */
export const recordQuotes = async (recorder: Recorder, draftId: DraftId): Promise<Quote> => {
  const ask = recorder.ask.bind(recorder)
  const question = liveQuestion(draftId)
  const { listUsage, promoCode, quantities } = sampleChoices
  const priced = { listUsage, promoCode, quantities }
  const asked = await ask("quote", { title: "priced", body: { ...question, choices: priced } })
  await ask("quote", {
    title: "with a promotion",
    body: { ...question, choices: { ...priced, promoCode: "WELCOME10" } },
  })
  await ask("affordable", { title: "of a budget", body: { ...question, choices: priced, budget: "38" } })
  await ask("figures", {
    title: "everything at once",
    body: { ...question, choices: priced, waterfall: true, suggestions: {} },
  })
  return Schema.decodeUnknownSync(Schema.Struct({ quote: Quote }))(asked.body).quote
}
