import type { DraftId } from "@listwright/domain/shared"
import { Schema } from "effect"
import { dataOf } from "../dataOf.ts"
import { firstBytes } from "./firstBytes.ts"
import type { Recorder } from "./Recorder.ts"
import type { StableName } from "./stableNames.ts"

const Available = Schema.Struct({ OrderId: Schema.String })
const Sent = Schema.Struct({ id: Schema.String, code: Schema.String })
const Opened = Schema.Struct({ id: Schema.String })

/** Records whether the order of a draft may be quoted. */
export const recordQuoteAvailable = (recorder: Recorder, draftId: DraftId, title: string) =>
  recorder.ask("IsOrderQuoteAvailable", {
    title,
    session: draftId,
    body: { order: { ListModuleSessionId: draftId } },
  })

/** Records a quote of the count that was saved last: sent, opened, as a letter, ordered. Says what to rename. */
export const recordSentQuotes = async (
  recorder: Recorder,
  draftId: DraftId,
  mark: string,
): Promise<ReadonlyArray<StableName>> => {
  const ask = recorder.ask.bind(recorder)
  const { OrderId: savedCountId } = dataOf(
    Available,
    await recordQuoteAvailable(recorder, draftId, "available"),
  )
  const key = `quote ${mark}`
  const sent = await ask("sendQuote", { title: "sent", body: { savedCountId, key } })
  const { code, id } = Schema.decodeUnknownSync(Sent)(sent.body)
  await ask("sendQuote", { title: "somebody else's", body: { savedCountId: "none", key: "none" } })
  await ask("openQuote", { title: "opened", params: { id } })
  await ask("openQuote", { title: "somebody else's", params: { id: "none" } })
  await ask("quotePdf", { title: "the letter", params: { id }, written: firstBytes })
  await ask("quotePdf", { title: "somebody else's", params: { id: "none" } })
  const opened = await ask("orderQuote", { title: "ordered", params: { id }, body: {} })
  await ask("orderQuote", { title: "somebody else's", params: { id: "none" }, body: {} })
  const { id: draft } = Schema.decodeUnknownSync(Opened)(opened.body)
  // The next test that opens the latest draft finds it empty.
  await ask("undoDraft", {
    title: "a quote is not ordered",
    params: { id: draft },
    body: { baseRevision: 2 },
  })
  return [
    [id, "01990000-0000-4000-8000-00000000e001"],
    [code, "LW-MOCK-Q001"],
    [draft, "01990000-0000-7000-8000-00000000d003"],
  ]
}
