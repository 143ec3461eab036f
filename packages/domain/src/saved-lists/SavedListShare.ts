import { Schema } from "effect"
import { SavedCount } from "./SavedCount.ts"
import { SavedList } from "./SavedList.ts"

/** The rights that a share link gives a colleague. Permission to copy includes permission to read. */
export const ShareAccess = Schema.Literals(["read", "copy"])
export type ShareAccess = typeof ShareAccess.Type

/** Days for which a share link opens a list. */
export const SHARE_DAYS = 30

/** The link of a saved list as its owner sees it; the secret is shown once, when the link is made. */
export const SavedListShare = Schema.Struct({
  access: ShareAccess,
  /** ISO instant. */
  expiresAt: Schema.String,
})
export type SavedListShare = typeof SavedListShare.Type

/** A link just made. */
export const NewSavedListShare = Schema.Struct({ ...SavedListShare.fields, secret: Schema.String })
export type NewSavedListShare = typeof NewSavedListShare.Type

/** The list that a link opens, as it was counted, without the contact of the user who saved it. */
export const SharedList = Schema.Struct({
  list: SavedList,
  access: ShareAccess,
  sharedBy: Schema.String,
  /** ISO instant. */
  expiresAt: Schema.String,
})
export type SharedList = typeof SharedList.Type

/** A list that a link opened for a user before: it opens without the link again, for as long as that works. */
export const SharedListRow = Schema.Struct({
  row: SavedCount,
  access: SharedList.fields.access,
  sharedBy: SharedList.fields.sharedBy,
  expiresAt: SharedList.fields.expiresAt,
})
export type SharedListRow = typeof SharedListRow.Type
