import { emptyContact } from "@listwright/domain/drafts"
import {
  copyName,
  ImportedLists,
  NewSavedListShare,
  SavedList,
  SavedListFile,
  SavedListName,
  SHARE_DAYS,
  ShareAccess,
  SharedList,
} from "@listwright/domain/saved-lists"
import { canonicalDefinition } from "@listwright/domain/definition"
import { Option, Schema } from "effect"
import { newDraft } from "../drafts/newDraft.ts"
import type { MockCall } from "../MockRequest.ts"
import { type MockShare, type MockState, newName } from "../MockState.ts"
import { savedDraft } from "./savedDraft.ts"

const Sharing = Schema.Struct({ access: ShareAccess })
const Opening = Schema.Struct({ secret: Schema.String })
const Importing = Schema.Struct({ file: SavedListFile, name: Schema.optionalKey(SavedListName) })

const encodeMade = Schema.encodeSync(Schema.toCodecJson(NewSavedListShare))
const encodeShared = Schema.encodeSync(Schema.toCodecJson(SharedList))
const encodeList = Schema.encodeSync(Schema.toCodecJson(SavedList))
const encodeFile = Schema.encodeSync(Schema.toCodecJson(SavedListFile))
const encodeImported = Schema.encodeSync(Schema.toCodecJson(ImportedLists))

const DAY_MS = 86_400_000

/** Saved lists that are passed on by links and files, as the server does it. */
export const passedOnCalls = (state: MockState): Readonly<Record<string, MockCall>> => {
  const missing = () => state.recordings.titled("getSavedList", "somebody else's")
  const held = (id: string | undefined) => state.savedLists.find(({ row }) => row.orderId === id)
  const copied = (list: SavedList, name: string) => {
    const { definition } = list
    return savedDraft(state, newDraft(state, definition.listType, { definition }), name)
  }
  const linkOf = (id: string) => state.shares.find((share) => share.id === id && !share.isRevoked)
  /** What a secret opens; undefined for one that was recorded, not made here. */
  const opened = (secret: string): { share: MockShare; list: SavedList } | null | undefined => {
    const share = state.shares.find((each) => each.secret === secret)
    if (share === undefined) return undefined
    const list = held(share.id)
    return share.isRevoked || list === undefined ? null : { share, list }
  }
  return {
    shareSavedList: ({ body, params }) => {
      const list = held(params["id"])
      if (list === undefined) return missing()
      const { access } = Schema.decodeUnknownSync(Sharing)(body)
      const id = list.row.orderId
      for (const share of state.shares) if (share.id === id) share.isRevoked = true
      const made = {
        secret: newName(state, "secret-of-a-link", new Set(state.shares.map(({ secret }) => secret))),
        access,
        expiresAt: new Date(Date.now() + SHARE_DAYS * DAY_MS).toISOString(),
      }
      state.shares.unshift({ ...made, id, isRevoked: false })
      return { status: 200, body: encodeMade(made) }
    },
    getSavedListShare: ({ params: { id = "" } }) => {
      if (held(id) === undefined) return missing()
      const link = linkOf(id)
      const share = link === undefined ? null : { access: link.access, expiresAt: link.expiresAt }
      return { status: 200, body: { share } }
    },
    revokeSavedListShare: ({ params: { id = "" } }) => {
      if (held(id) === undefined) return missing()
      const link = linkOf(id)
      if (link !== undefined) link.isRevoked = true
      return { status: 200, body: {} }
    },
    openSharedList: ({ body }) => {
      const found = opened(Schema.decodeUnknownSync(Opening)(body).secret)
      if (found === undefined) return undefined
      if (found === null) return missing()
      const { list, share } = found
      const shown = {
        list: { ...list, choices: { ...list.choices, contact: emptyContact } },
        access: share.access,
        expiresAt: share.expiresAt,
        sharedBy: list.row.userName,
      }
      return { status: 200, body: encodeShared(shown) }
    },
    copySharedList: ({ body }) => {
      const found = opened(Schema.decodeUnknownSync(Opening)(body).secret)
      if (found === undefined) return undefined
      if (found === null) return missing()
      const name = copyName(found.list.row.orderDesc)
      return { status: 200, body: encodeList(copied(found.list, name)) }
    },
    exportSavedList: ({ params }) => {
      const list = held(params["id"])
      if (list === undefined) return missing()
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
  }
}
