import { DraftId } from "@listwright/domain/shared"
import { rememberDraft } from "../../src/list/draft/rememberedDraft.ts"
import type { Network, StartingDraft } from "./siteNetwork.ts"

/** Begins a list that this tab worked on before the screen opens; answers its id. */
export const workOn = async (network: Network, draft: StartingDraft): Promise<DraftId> => {
  const id = DraftId.make(await network.startDraft(draft))
  rememberDraft({ id, listType: draft.definition?.listType ?? 10 })
  return id
}
