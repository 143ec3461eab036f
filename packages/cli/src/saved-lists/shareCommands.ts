import { findSavedList, type SavedListShare, SavedListShares } from "@listwright/domain/saved-lists"
import { Effect, Schema } from "effect"
import { connection, over } from "../sign-in/connection.ts"
import { jsonText, print, remark } from "../terminal/output.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { tsvRow } from "../terminal/tsvRow.ts"
import { printList } from "./listText.ts"
import { namedList } from "./namedLists.ts"
import type { ShareFlags, SharedFlags } from "./SavedListFlags.ts"
import { ShareJson } from "./SavedListsJson.ts"

const encodeShare = Schema.encodeSync(ShareJson)

/** Makes the secret by which a colleague of the account opens a list, tells of the one there is, or ends it. */
export const shareCommand = Effect.fn("savedShareCommand")(function* (
  reference: string,
  flags: ShareFlags,
  terminal: Terminal,
) {
  const named = yield* namedList(reference, terminal)
  const server = yield* connection(terminal)
  const { row, secret, share } = yield* over(server)(
    Effect.gen(function* () {
      const shares = yield* SavedListShares
      const { row } = yield* findSavedList(named)
      const told = (share: SavedListShare | null, secret: string | null) => ({ row, secret, share })
      if (flags.show === true) return told(yield* shares.of(row.orderId), null)
      if (flags.end === true) {
        yield* shares.revoke(row.orderId)
        return told(null, null)
      }
      const made = yield* shares.share(row.orderId, flags.access ?? "read")
      return told(made, made.secret)
    }),
  )
  if (flags.json === true) {
    const { access = null, expiresAt = null } = share ?? {}
    return yield* print(terminal, jsonText(encodeShare({ id: row.orderId, access, expiresAt, secret })))
  }
  if (share === null) return yield* remark(terminal, `${row.orderDesc} (${row.orderId}) is not shared.`)
  const rows = [
    ...(secret === null ? [] : [tsvRow("secret", secret)]),
    tsvRow("access", share.access),
    tsvRow("expires", share.expiresAt),
  ]
  yield* print(terminal, rows.join(""))
})

/** Shows what a colleague shared, or takes a copy of it. */
export const sharedCommand = Effect.fn("savedSharedCommand")(function* (
  secret: string,
  flags: SharedFlags,
  terminal: Terminal,
) {
  const given = yield* namedList(secret, terminal)
  const server = yield* connection(terminal)
  const list = yield* over(server)(
    Effect.flatMap(SavedListShares, (shares) =>
      flags.copy === true ? shares.copy(given) : Effect.map(shares.open(given), (shared) => shared.list),
    ),
  )
  yield* printList(terminal, list, flags)
})
