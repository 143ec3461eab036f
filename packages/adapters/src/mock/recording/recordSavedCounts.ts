import { Schema } from "effect"
import { Page } from "../../contract/legacy/Paging.ts"
import { WireSavedCount } from "../../contract/legacy/saved-lists/SavedListsGroup.ts"
import { legacyContact } from "../../legacy-order/legacyContact.ts"
import { dataOf } from "../dataOf.ts"
import { LIST_TYPE } from "./demo.ts"
import { paging } from "./paging.ts"
import type { RecordedOrder } from "./RecordedOrder.ts"
import type { Recorder } from "./Recorder.ts"
import { recordSavedLists } from "./recordSavedLists.ts"
import { recordQuoteAvailable, recordSentQuotes } from "./recordSentQuotes.ts"
import { sampleContact } from "./sample.ts"
import type { StableName } from "./stableNames.ts"

const Saved = Schema.Struct({ ReportData: Page(WireSavedCount) })
const Combined = Schema.Struct({ SessionId: Schema.String })

/** Records the saved lists: saves two that bear the mark, finds, combines and deletes them. Says what to rename. */
export const recordSavedCounts = async (
  recorder: Recorder,
  { accountId, draftId, revision }: RecordedOrder,
  mark: string,
): Promise<ReadonlyArray<StableName>> => {
  const ask = recorder.ask.bind(recorder)
  const save = (title: string, orderName: string) =>
    ask("SaveCount", {
      title,
      session: draftId,
      body: {
        currentSessionId: draftId,
        order: {
          ListModuleSessionId: draftId,
          DraftRevision: revision,
          OrderContactInformation: { ...legacyContact({ ...sampleContact, orderName }) },
        },
      },
    })
  await recordQuoteAvailable(recorder, draftId, "Save Count comes first")
  await save("saved", `North side ${mark}`)
  await save("saved under another name", `South side ${mark}`)
  await save("without a name", "")
  // Nothing restricts it but its page: the newest, and how many the user has.
  await ask("GetInitSaveData", { title: "the newest", body: { pagingOptions: paging(1) } })
  const query = { accountId: null, searchKey: `side ${mark}`, startDate: null, endDate: null }
  const found = await ask("GetSavedCounts", {
    title: "found",
    body: { ...query, pagingOptions: paging(18) },
  })
  await ask("GetSavedCounts", {
    title: "no such day",
    body: { startDate: "02/30/2026", pagingOptions: paging(18) },
  })
  await ask("GetSaveCountSuppressionList", {
    title: "saved counts",
    body: {
      accountId,
      listType: LIST_TYPE,
      countName: `side ${mark}`,
      countNumber: "",
      pagingOptions: paging(12),
    },
  })
  const rows = dataOf(Saved, found).ReportData.Items
  const [first] = rows
  const ofLists = first === undefined ? [] : await recordSavedLists(recorder, first.OrderId, mark)
  const ofQuotes = await recordSentQuotes(recorder, draftId, mark)
  const geos = rows.map(({ OrderId }) => ({ GeoKeyCode: OrderId }))
  const combine = (title: string, multiCountOrderGeos: Schema.Json) =>
    ask("PostMultiCountOrder", { title, body: { accountId, multiCountOrderGeos } })
  const { SessionId } = dataOf(Combined, await combine("combined", geos))
  await combine("one list", geos.slice(0, 1))
  // The next test that opens the latest draft finds it empty, and not with areas of deleted lists.
  await ask("undoDraft", {
    title: "lists are no longer combined",
    params: { id: SessionId },
    body: { baseRevision: 2 },
  })
  await ask("DeleteSavedCount", {
    title: "deleted",
    body: { orderIds: rows.map(({ OrderId }) => OrderId) },
  })
  await ask("DeleteSavedCount", { title: "somebody else's", body: { orderIds: ["none"] } })
  return [
    ...ofLists,
    ...ofQuotes,
    [SessionId, "01990000-0000-7000-8000-00000000d002"],
    ...rows.flatMap(({ OrderId, OrderCode }, index): ReadonlyArray<StableName> => [
      [OrderId, `01990000-0000-4000-8000-00000000b00${index + 1}`],
      [OrderCode, `LW-MOCK-100${index + 1}`],
    ]),
  ]
}
