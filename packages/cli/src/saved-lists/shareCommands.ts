import {
  findSavedList,
  resolveSavedList,
  type SavedListShare,
  SavedListShares,
} from "@listwright/domain/saved-lists"
import { Effect, Result, Schema } from "effect"
import { connection, runOnServer } from "../sign-in/connection.ts"
import { jsonText, print, printRemark } from "../terminal/output.ts"
import { printRows } from "../terminal/rows.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import type { ShareFlags } from "./commands/share.ts"
import type { SharedFlags } from "./commands/shared.ts"
import { printList } from "./listText.ts"
import { readListReference } from "./readListReferences.ts"
import { ShareJson } from "./SavedListsJson.ts"

const encodeShare = Schema.encodeSync(ShareJson)

/** Creates, shows, or revokes the secret that lets a colleague in the account open a list. */
export const shareCommand = Effect.fn("shareCommand")(function* (
  reference: string,
  flags: ShareFlags,
  terminal: Terminal,
) {
  const named = yield* readListReference(reference, terminal)
  const server = yield* connection(terminal)
  const { row, secret, share } = yield* runOnServer(server)(
    Effect.gen(function* () {
      const shares = yield* SavedListShares
      const { row } = yield* findSavedList(named)
      const told = (share: SavedListShare | null, secret: string | null) => ({ row, secret, share })
      if (flags.show === true) return told(yield* shares.of(row.id), null)
      if (flags.end === true) {
        yield* shares.revoke(row.id)
        return told(null, null)
      }
      const made = yield* shares.share(row.id, flags.access ?? "read")
      return told(made, made.secret)
    }),
  )
  if (flags.json === true) {
    const { access = null, expiresAt = null } = share ?? {}
    return yield* print(terminal, jsonText(encodeShare({ id: row.id, access, expiresAt, secret })))
  }
  if (share === null) return yield* printRemark(terminal, `${row.name} (${row.id}) isn't shared.`)
  yield* printRows(terminal, [
    ...(secret === null ? [] : [["secret", secret] as const]),
    ["access", share.access],
    ["expires", share.expiresAt],
  ])
})

/**
 * Finds the previously opened list that a reference identifies; null if there isn't one, in which case the reference
 * may be a secret.
 */
const openedBefore = Effect.fnUntraced(function* (reference: string) {
  const opened = yield* (yield* SavedListShares).opened()
  const meant = resolveSavedList(
    reference,
    opened.map(({ row }) => row),
  )
  if (Result.isSuccess(meant)) return meant.success.id
  if (meant.failure._tag === "SavedListAmbiguous") return yield* meant.failure
  return null
})

/** Shows or copies a list shared by a colleague. */
export const sharedCommand = Effect.fn("sharedCommand")(function* (
  reference: string,
  flags: SharedFlags,
  terminal: Terminal,
) {
  const given = yield* readListReference(reference, terminal)
  const server = yield* connection(terminal)
  const list = yield* runOnServer(server)(
    Effect.gen(function* () {
      const shares = yield* SavedListShares
      const id = yield* openedBefore(given)
      if (flags.copy === true) return yield* id === null ? shares.copy(given) : shares.copyOpened(id)
      return (yield* id === null ? shares.open(given) : shares.get(id)).list
    }),
  )
  yield* printList(terminal, list, flags)
})
