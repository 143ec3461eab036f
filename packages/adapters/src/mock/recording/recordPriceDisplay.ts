import { LIST_TYPE } from "./demo.ts"
import type { Recorder } from "./Recorder.ts"

/** A service that the demo site has prices of, and one that it has none of. */
const [CLEAN_LIST, PORTRAIT_REPORTS] = [-1, -3]

/** Records the price page. */
export const recordPriceDisplay = async (recorder: Recorder): Promise<void> => {
  const ask = recorder.ask.bind(recorder)
  await ask("GetPricingDisplayData", { title: "what the user may see", body: {} })
  await ask("GetPriceByDataSource", { title: "prices of a source", body: { listType: LIST_TYPE } })
  await ask("GetPriceByDataSource", { title: "a source that is not sold", body: { listType: 999 } })
  await ask("GetMAPrice", { title: "prices of a service", body: { listType: [CLEAN_LIST] } })
  await ask("GetMAPrice", { title: "a service without prices", body: { listType: [PORTRAIT_REPORTS] } })
}
