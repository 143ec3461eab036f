import { ImportedLists, SavedListFile, SavedListName } from "@listwright/domain/saved-lists"
import { canonicalDefinition } from "@listwright/domain/definition"
import { Option, Schema } from "effect"
import { newDraft } from "../drafts/newDraft.ts"
import type { MockCall } from "../MockRequest.ts"
import type { MockState } from "../MockState.ts"
import { savedDraft } from "./savedDraft.ts"

const Importing = Schema.Struct({ file: SavedListFile, name: Schema.optionalKey(SavedListName) })

const encodeFile = Schema.encodeSync(Schema.toCodecJson(SavedListFile))
const encodeImported = Schema.encodeSync(Schema.toCodecJson(ImportedLists))

/** Saved lists that are passed on as files, as the server does it. */
export const fileCalls = (state: MockState): Readonly<Record<string, MockCall>> => ({
  exportSavedList: ({ params }) => {
    const list = state.savedLists.find(({ row }) => row.orderId === params["id"])
    if (list === undefined) return state.recordings.titled("getSavedList", "somebody else's")
    const portable = { version: 1 as const, name: list.row.orderDesc, lists: [], addressFiles: [] }
    return { status: 200, body: encodeFile({ ...list.definition, portable }) }
  },
  importSavedList: ({ body }) => {
    const asked = Schema.decodeUnknownOption(Importing)(body)
    if (Option.isNone(asked)) return undefined
    const { file, name } = asked.value
    const { portable, ...definition } = file
    const draft = newDraft(state, file.listType, { definition: canonicalDefinition(definition) })
    const list = savedDraft(state, draft, name ?? portable?.name ?? "Imported list")
    return { status: 200, body: encodeImported({ list, referred: [] }) }
  },
})
