import { canonicalDefinition } from "@listwright/domain/definition"
import { Draft } from "@listwright/domain/drafts"
import {
  ImportedLists,
  NewSavedListShare,
  RepeatedList,
  type SavedCountId,
  SavedList,
  SharedListRow,
} from "@listwright/domain/saved-lists"
import { Schema } from "effect"
import { encodeJson } from "./encodeJson.ts"
import type { Recorder } from "./Recorder.ts"
import { sampleDefinition } from "./sample.ts"
import { recordCompared } from "./recordCompared.ts"
import type { StableName } from "./stableNames.ts"

const OpenedLists = Schema.Struct({ lists: Schema.Array(SharedListRow) })

/** The code of the order that this recording placed. */
const placedCode = ({ exchanges }: Recorder): string => {
  const code = /"OrderCode":"([^"]{3,})"/.exec(JSON.stringify([...exchanges.values()]))?.[1]
  if (code === undefined) throw new Error("No order was recorded before the saved lists.")
  return code
}

/** A repeated list as if this order were the only one of its user: earlier ones belong to other walks. */
const ofOneOrder =
  (recorder: Recorder) =>
  (body: Schema.Json): Schema.Json => {
    const code = placedCode(recorder)
    const { draft, orders } = Schema.decodeUnknownSync(RepeatedList)(body)
    const { definition } = draft
    const suppressions = { ...definition.suppressions, orders: { mode: "item", items: [code] } } as const
    return encodeJson({
      draft: { ...draft, definition: canonicalDefinition({ ...definition, suppressions }) },
      orders: orders.filter((order) => order.code === code),
    })
  }

/** Shared lists as if this one were the only one that its user opened. */
const ofOneList =
  (id: SavedCountId) =>
  (body: Schema.Json): Schema.Json => {
    const { lists } = Schema.decodeUnknownSync(OpenedLists)(body)
    return { lists: lists.filter(({ row }) => row.orderId === id).map((shared) => encodeJson(shared)) }
  }

/**
 * Records what one saved list holds: read, renamed, opened, and a definition saved as one. Takes back what it opens and
 * deletes what it saves. Says what to rename.
 */
export const recordSavedLists = async (
  recorder: Recorder,
  id: SavedCountId,
  mark: string,
): Promise<ReadonlyArray<StableName>> => {
  const ask = recorder.ask.bind(recorder)
  const undo = (title: string, draftId: string) =>
    ask("undoDraft", { title, params: { id: draftId }, body: { baseRevision: 2 } })
  const params = { id }
  await ask("getSavedList", { title: "a saved list", params })
  await ask("getSavedList", { title: "somebody else's", params: { id: "none" } })
  await ask("renameSavedList", { title: "renamed", params, body: { name: `West side ${mark}` } })
  await ask("renameSavedList", { title: "without a name", params, body: { name: " " } })
  const copied = Schema.decodeUnknownSync(SavedList)(
    (await ask("duplicateSavedList", { title: "copied", params, body: {} })).body,
  )
  await ask("duplicateSavedList", { title: "somebody else's", params: { id: "none" }, body: {} })
  await undo("a copy is no longer open", copied.row.sessionId)
  await ask("DeleteSavedCount", { title: "a copy", body: { orderIds: [copied.row.orderId] } })
  const file = (await ask("exportSavedList", { title: "a file", params })).body
  await ask("exportSavedList", { title: "somebody else's", params: { id: "none" } })
  const importBody = { file, name: `Far side ${mark}` }
  const imported = Schema.decodeUnknownSync(ImportedLists)(
    (await ask("importSavedList", { title: "made of a file", body: importBody })).body,
  ).list
  await ask("importSavedList", { title: "of another version", body: { file: { version: 2 } } })
  await undo("an imported list is no longer open", imported.row.sessionId)
  await ask("DeleteSavedCount", { title: "an imported list", body: { orderIds: [imported.row.orderId] } })
  const shared = Schema.decodeUnknownSync(NewSavedListShare)(
    (await ask("shareSavedList", { title: "shared", params, body: { access: "copy" } })).body,
  )
  await ask("getSavedListShare", { title: "the link", params })
  const { secret } = shared
  await ask("openSharedList", { title: "opened", body: { secret } })
  await ask("openSharedList", { title: "no such link", body: { secret: "none" } })
  const taken = Schema.decodeUnknownSync(SavedList)(
    (await ask("copySharedList", { title: "copied", body: { secret } })).body,
  )
  await undo("a shared copy is no longer open", taken.row.sessionId)
  await ask("DeleteSavedCount", { title: "a shared copy", body: { orderIds: [taken.row.orderId] } })
  await ask("sharedLists", { title: "opened before", written: ofOneList(id) })
  await ask("getSharedList", { title: "opened again", params })
  await ask("getSharedList", { title: "never opened", params: { id: "none" } })
  const again = Schema.decodeUnknownSync(SavedList)(
    (await ask("copyOpenedList", { title: "copied", params, body: {} })).body,
  )
  await undo("a second shared copy is no longer open", again.row.sessionId)
  await ask("DeleteSavedCount", { title: "a second shared copy", body: { orderIds: [again.row.orderId] } })
  await ask("forgetSharedList", { title: "forgotten", params })
  await ask("revokeSavedListShare", { title: "revoked", params })
  await ask("getSavedListShare", { title: "no link", params })
  await ask("recountSavedList", { title: "counted again", params, body: {} })
  await ask("watchSavedList", { title: "watched", params, body: { every: "snapshot" } })
  await ask("watchedLists", { title: "watched lists" })
  await ask("unwatchSavedList", { title: "no longer watched", params })
  const repeated = Schema.decodeUnknownSync(RepeatedList)(
    (
      await ask("repeatSavedList", {
        title: "repeated",
        params,
        body: {},
        written: ofOneOrder(recorder),
      })
    ).body,
  )
  await undo("a repeated list is no longer open", repeated.draft.id)
  const opened = Schema.decodeUnknownSync(Draft)(
    (await ask("openSavedList", { title: "opened", params, body: {} })).body,
  )
  await undo("a saved list is no longer open", opened.id)
  const definition = encodeJson(sampleDefinition)
  const saved = Schema.decodeUnknownSync(SavedList)(
    (await ask("saveDefinition", { title: "saved", body: { name: `East side ${mark}`, definition } })).body,
  )
  await undo("a definition is no longer open", saved.row.sessionId)
  await ask("DeleteSavedCount", { title: "a saved definition", body: { orderIds: [saved.row.orderId] } })
  return [
    [repeated.draft.id, "01990000-0000-7000-8000-00000000d008"],
    [secret, "secret-of-a-link"],
    [again.row.sessionId, "01990000-0000-7000-8000-00000000d009"],
    [again.row.orderId, "01990000-0000-4000-8000-00000000b013"],
    [again.row.orderCode, "LW-MOCK-1013"],
    [taken.row.sessionId, "01990000-0000-7000-8000-00000000d007"],
    [taken.row.orderId, "01990000-0000-4000-8000-00000000b012"],
    [taken.row.orderCode, "LW-MOCK-1012"],
    [imported.row.sessionId, "01990000-0000-7000-8000-00000000d006"],
    [imported.row.orderId, "01990000-0000-4000-8000-00000000b011"],
    [imported.row.orderCode, "LW-MOCK-1011"],
    [copied.row.sessionId, "01990000-0000-7000-8000-00000000d005"],
    [copied.row.orderId, "01990000-0000-4000-8000-00000000b010"],
    [copied.row.orderCode, "LW-MOCK-1010"],
    ...(await recordCompared(recorder, mark)),
    [opened.id, "01990000-0000-7000-8000-00000000d003"],
    [saved.row.sessionId, "01990000-0000-7000-8000-00000000d004"],
    [saved.row.orderId, "01990000-0000-4000-8000-00000000b009"],
    [saved.row.orderCode, "LW-MOCK-1009"],
  ]
}
