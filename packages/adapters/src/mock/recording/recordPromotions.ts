import { LIST_TYPE } from "./demo.ts"
import type { Recorder } from "./Recorder.ts"

/** Records the promotions of the demo site. */
export const recordPromotions = async (recorder: Recorder): Promise<void> => {
  const ask = recorder.ask.bind(recorder)
  for (const promotionCode of ["WELCOME10", "FLAT25"]) {
    await ask("GetPromotion", { title: promotionCode, body: { listtype: LIST_TYPE, promotionCode } })
  }
  await ask("GetPromotion", {
    title: "no such code",
    body: { listtype: LIST_TYPE, promotionCode: "NOTHING" },
  })
}
