import { UserId } from "@listwright/domain/account"
import { AreaHit } from "@listwright/domain/geography"
import { SavedListId } from "@listwright/domain/saved-lists"
import { OrderCode } from "@listwright/domain/shared"
import { Option, Schema } from "effect"
import { RECENT_CHOICES_KEY } from "../../app/recentChoices.ts"
import type { Entry } from "./Entry.ts"

/** The maximum number of stored choices, few enough to scan at a glance. */
const MAX = 5

const shown = { key: Schema.String, title: Schema.String, detail: Schema.String }
const code = { listType: Schema.Int }

/** An entry with the data needed to choose it again, without figures, which become outdated. */
const RecentChoice = Schema.Union([
  Schema.TaggedStruct("Page", { ...shown, to: Schema.String, startsList: Schema.optionalKey(Schema.Int) }),
  Schema.TaggedStruct("Area", { ...shown, hit: AreaHit }),
  Schema.TaggedStruct("Attribute", { ...shown, ...code, column: Schema.String }),
  Schema.TaggedStruct("QuickPick", {
    ...shown,
    ...code,
    tab: Schema.Literals(["quickPicks", "businessQuickPicks"]),
  }),
  Schema.TaggedStruct("Order", { ...shown, ...code, orderCode: OrderCode }),
  Schema.TaggedStruct("List", {
    ...shown,
    list: Schema.Struct({ id: SavedListId, name: Schema.String }),
  }),
])
type RecentChoice = typeof RecentChoice.Type

const Kept = Schema.fromJsonString(Schema.Struct({ user: UserId, choices: Schema.Array(RecentChoice) }))
const decode = Schema.decodeUnknownOption(Kept)
const encode = Schema.encodeSync(Kept)

const kept = (user: UserId): ReadonlyArray<RecentChoice> =>
  Option.match(decode(localStorage.getItem(RECENT_CHOICES_KEY)), {
    onNone: () => [],
    onSome: ({ choices, user: whose }) => (whose === user ? choices : []),
  })

/** Returns the user's recent choices in this browser, most recent first; other users' choices aren't included. */
export const recentEntries = (user: UserId): ReadonlyArray<Entry> =>
  kept(user).map((choice): Entry => ({ ...choice, names: [choice.title], aside: "" }))

/** Adds an entry as the user's latest choice. Actions aren't added, because there's nothing to return to. */
export const rememberEntry = (user: UserId, entry: Entry): void => {
  if (entry._tag === "Action") return
  const earlier = kept(user).filter(({ key }) => key !== entry.key)
  localStorage.setItem(RECENT_CHOICES_KEY, encode({ user, choices: [entry, ...earlier].slice(0, MAX) }))
}
