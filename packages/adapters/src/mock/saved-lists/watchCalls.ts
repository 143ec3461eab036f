import { WatchedList, WatchEvery } from "@listwright/domain/saved-lists"
import { Schema } from "effect"
import type { MockCall } from "../MockRequest.ts"
import type { MockState } from "../MockState.ts"

const Watching = Schema.Struct({ every: WatchEvery })
const Watched = Schema.Struct({ lists: Schema.Array(WatchedList) })
const encodeWatched = Schema.encodeSync(Schema.toCodecJson(Watched))

/** Saved lists that are watched; a mock serves the same data for ever, so that nothing changes. */
export const watchCalls = (state: MockState): Readonly<Record<string, MockCall>> => {
  const missing = () => state.recordings.titled("getSavedList", "somebody else's")
  const isHeld = (id: string) => state.savedLists.some(({ row }) => row.orderId === id)
  return {
    watchSavedList: ({ body, params: { id = "" } }) => {
      if (!isHeld(id)) return missing()
      state.watches.set(id, Schema.decodeUnknownSync(Watching)(body).every)
      return { status: 200, body: {} }
    },
    unwatchSavedList: ({ params: { id = "" } }) => {
      if (!isHeld(id)) return missing()
      state.watches.delete(id)
      return { status: 200, body: {} }
    },
    watchedLists: () => ({
      status: 200,
      body: encodeWatched({
        lists: state.savedLists.flatMap(({ receipt, row }) => {
          const every = state.watches.get(row.orderId)
          const countedAt = receipt?.countedAt ?? row.orderDate
          return every === undefined
            ? []
            : [{ orderId: row.orderId, name: row.orderDesc, every, countedAt, change: null, problem: null }]
        }),
      }),
    }),
  }
}
