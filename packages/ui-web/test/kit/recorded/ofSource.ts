import type { MockNetwork, StartingDraft } from "./mockNetwork.ts"

/** Has the recorded user order of another source, of which a list is in the making. */
export const ofSource =
  (listType: number, draft: StartingDraft = {}) =>
  async (network: MockNetwork): Promise<void> => {
    const id = await network.startDraft(draft)
    const path = `/api/v1/drafts/${id}`
    network.answer("/Common/InitUser.ashx", async (_, pass) => {
      const { d } = await (await pass()).json()
      return Response.json({ d: { ...d, DataSource: { ...d.DataSource, userDataSources: [listType] } } })
    })
    network.answer(path, async (_, pass) => {
      const draft = await (await pass()).json()
      return Response.json({ ...draft, listType, definition: { ...draft.definition, listType } })
    })
    network.answer("/api/v1/drafts/open", () =>
      network.fetch(new Request(`${window.location.origin}${path}`)),
    )
  }
