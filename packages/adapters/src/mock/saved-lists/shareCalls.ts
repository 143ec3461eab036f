import { emptyContact } from "@listwright/domain/drafts"
import {
  copyName,
  NewSavedListShare,
  SavedList,
  SHARE_DAYS,
  ShareAccess,
  SharedList,
  SharedListRow,
} from "@listwright/domain/saved-lists"
import { Schema } from "effect"
import { newDraft } from "../drafts/newDraft.ts"
import type { MockAnswer, MockCall, MockRequest } from "../MockRequest.ts"
import { type MockState, newName } from "../MockState.ts"
import { savedDraft } from "./savedDraft.ts"

const Sharing = Schema.Struct({ access: ShareAccess })
const Opening = Schema.Struct({ secret: Schema.String })
const Opened = Schema.Struct({ lists: Schema.Array(SharedListRow) })

const encodeMade = Schema.encodeSync(Schema.toCodecJson(NewSavedListShare))
const encodeShared = Schema.encodeSync(Schema.toCodecJson(SharedList))
const encodeList = Schema.encodeSync(Schema.toCodecJson(SavedList))
const encodeOpened = Schema.encodeSync(Schema.toCodecJson(Opened))

const DAY_MS = 86_400_000

/** Saved lists that are shared by links, as the server does it. */
export const shareCalls = (state: MockState): Readonly<Record<string, MockCall>> => {
  const missing = () => state.recordings.titled("getSavedList", "somebody else's")
  const held = (id: string | undefined) => state.savedLists.find(({ row }) => row.orderId === id)
  const copied = ({ list: { definition, row } }: SharedList): MockAnswer => {
    const list = savedDraft(
      state,
      newDraft(state, definition.listType, { definition }),
      copyName(row.orderDesc),
    )
    return { status: 200, body: encodeList(list) }
  }
  const linkOf = (id: string) => state.shares.find((share) => share.id === id && !share.isRevoked)
  /** What a secret opens: of a link that was made here, or of the one that was recorded. */
  const opening = (request: MockRequest): SharedList | null => {
    const { secret } = Schema.decodeUnknownSync(Opening)(request.body)
    const share = state.shares.find((each) => each.secret === secret)
    if (share === undefined) {
      const recorded = state.recordings.same("openSharedList", request)
      return recorded?.status === 200 ? Schema.decodeUnknownSync(SharedList)(recorded.body) : null
    }
    const list = held(share.id)
    if (share.isRevoked || list === undefined) return null
    return {
      list: { ...list, choices: { ...list.choices, contact: emptyContact } },
      access: share.access,
      expiresAt: share.expiresAt,
      sharedBy: list.row.userName,
    }
  }
  /** What was opened and would open again, the latest first. */
  const opened = (): ReadonlyArray<SharedList> => state.opened.flatMap((request) => opening(request) ?? [])
  const forget = (id: string | undefined) => {
    const others = state.opened.filter((request) => opening(request)?.list.row.orderId !== id)
    state.opened.splice(0, state.opened.length, ...others)
  }
  const withOpened = (id: string | undefined, answer: (shared: SharedList) => MockAnswer): MockAnswer => {
    const shared = opened().find(({ list }) => list.row.orderId === id)
    return shared === undefined ? missing() : answer(shared)
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
    openSharedList: (request) => {
      const shared = opening(request)
      if (shared === null) return missing()
      forget(shared.list.row.orderId)
      state.opened.unshift(request)
      return { status: 200, body: encodeShared(shared) }
    },
    copySharedList: (request) => {
      const shared = opening(request)
      return shared === null ? missing() : copied(shared)
    },
    sharedLists: () => ({
      status: 200,
      body: encodeOpened({
        lists: opened().map(({ access, expiresAt, list, sharedBy }) => ({
          row: list.row,
          access,
          expiresAt,
          sharedBy,
        })),
      }),
    }),
    getSharedList: ({ params }) =>
      withOpened(params["id"], (shared) => ({ status: 200, body: encodeShared(shared) })),
    copyOpenedList: ({ params }) => withOpened(params["id"], copied),
    forgetSharedList: ({ params }) =>
      withOpened(params["id"], () => {
        forget(params["id"])
        return { status: 200, body: {} }
      }),
  }
}
