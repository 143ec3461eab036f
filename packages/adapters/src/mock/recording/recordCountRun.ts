import type { DraftId } from "@listwright/domain/shared"
import { Schema } from "effect"
import { dataOf } from "../dataOf.ts"
import { recordColumns } from "./recordColumns.ts"
import type { Recorder } from "./Recorder.ts"

/** Records the official count of a draft, and the order as it stands afterwards. */
export const recordCountRun = async (recorder: Recorder, draftId: DraftId): Promise<void> => {
  const ask = recorder.ask.bind(recorder)
  const order = { ListModuleSessionId: draftId }
  await ask("SubmitOrder", { title: "submitted", body: { order } })
  const polled = await ask("PollCountWithotSession", { title: "started", body: { order } })
  const { requestId } = dataOf(Schema.Struct({ requestId: Schema.String }), polled)
  const Progress = Schema.Struct({ PercentComplete: Schema.Int })
  const check = () =>
    ask("CheckPollingStatusWithoutSeesion", { title: "how far", body: { requestId, order } })
  while (dataOf(Progress, await check()).PercentComplete < 100) {
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  const checks = recorder.exchanges.get("CheckPollingStatusWithoutSeesion") ?? []
  recorder.exchanges.set("CheckPollingStatusWithoutSeesion", checks.slice(-1))
  const counted = await ask("GetOrderAndPriceList2WithoutSession", {
    title: "counted",
    body: { requestId, order },
  })
  await recordColumns(recorder, counted)
  await ask("stopCount", { title: "it had ended", params: { id: requestId }, body: {} })
  await ask("stopCount", { title: "no such count", params: { id: "nothing" }, body: {} })
  await ask("GetOrder", { title: "the order", body: { sessionId: draftId } })
  await ask("GetOrderFromSession", { title: "the order", session: draftId, body: {} })
  await ask("GetOrderGeos", { title: "the areas", session: draftId, body: { async: false } })
  await ask("GetPhoneResult", { title: "phones", body: { order } })
}
