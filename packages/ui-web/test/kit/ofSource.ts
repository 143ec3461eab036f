import type { Network, StartingDraft } from "./siteNetwork.ts"

/** Puts a list of another source into the making. */
export const ofSource =
  (listType: number, draft: StartingDraft = {}) =>
  async (network: Network): Promise<void> => {
    await network.startDraft({ ...draft, definition: { ...draft.definition, listType } })
  }
