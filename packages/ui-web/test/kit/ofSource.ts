import type { Network, StartingDraft } from "./siteNetwork.ts"
import { workOn } from "./workOn.ts"

/** Puts a list of another source into the making. */
export const ofSource =
  (listType: number, draft: StartingDraft = {}) =>
  async (network: Network): Promise<void> => {
    await workOn(network, { ...draft, definition: { ...draft.definition, listType } })
  }
