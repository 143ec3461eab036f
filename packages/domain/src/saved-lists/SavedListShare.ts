import { Schema } from "effect"
import { SavedList } from "./SavedList.ts"
import { FullSavedList } from "./FullSavedList.ts"

/** The access that a share link gives a colleague. Permission to copy includes permission to read. */
export const ShareAccess = Schema.Literals(["read", "copy"])
export type ShareAccess = typeof ShareAccess.Type

/** The number of days that a share link is valid. */
export const SHARE_DAYS = 30

/** A saved list's share link as its owner sees it; the secret is shown only once, when the link is created. */
export const SavedListShare = Schema.Struct({
  access: ShareAccess,
  /** The link's expiration time, as an ISO instant. */
  expiresAt: Schema.String,
})
export type SavedListShare = typeof SavedListShare.Type

/** A new share link, with its secret. */
export const NewSavedListShare = Schema.Struct({ ...SavedListShare.fields, secret: Schema.String })
export type NewSavedListShare = typeof NewSavedListShare.Type

/** The list behind a link, with its original count but without the contact of the user who saved it. */
export const SharedList = Schema.Struct({
  list: FullSavedList,
  access: ShareAccess,
  sharedBy: Schema.String,
  /** The link's expiration time, as an ISO instant. */
  expiresAt: Schema.String,
})
export type SharedList = typeof SharedList.Type

/** A list opened through a link; the user can open it again without the link until the link expires. */
export const SharedListRow = Schema.Struct({
  row: SavedList,
  access: SharedList.fields.access,
  sharedBy: SharedList.fields.sharedBy,
  expiresAt: SharedList.fields.expiresAt,
})
export type SharedListRow = typeof SharedListRow.Type
