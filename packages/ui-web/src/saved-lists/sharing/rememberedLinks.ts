import type { UserId } from "@listwright/domain/account"
import { SharedList } from "@listwright/domain/saved-lists"
import { Option, Schema } from "effect"

const PREFIX = "listwright-shared-"
/** Links that are kept; the oldest goes first. */
const KEPT = 30

const Remembered = Schema.Struct({
  secret: Schema.String,
  name: Schema.String,
  sharedBy: SharedList.fields.sharedBy,
  access: SharedList.fields.access,
  expiresAt: SharedList.fields.expiresAt,
})
/** A link that a person opened here, and what it showed. The server decides each time whether it still opens. */
export type RememberedLink = typeof Remembered.Type

const Stored = Schema.fromJsonString(Schema.Array(Remembered))
const decode = Schema.decodeUnknownOption(Stored)
const encode = Schema.encodeSync(Stored)

const keep = (user: UserId, links: ReadonlyArray<RememberedLink>): ReadonlyArray<RememberedLink> => {
  localStorage.setItem(`${PREFIX}${user}`, encode(links))
  return links
}

/** The links that a person opened in this browser and that have not run out, the latest first. `now`: an ISO instant. */
export const rememberedLinks = (user: UserId, now: string): ReadonlyArray<RememberedLink> =>
  Option.getOrElse(decode(localStorage.getItem(`${PREFIX}${user}`)), () => []).filter(
    ({ expiresAt }) => expiresAt > now,
  )

export const rememberLink = (
  user: UserId,
  link: RememberedLink,
  now: string,
): ReadonlyArray<RememberedLink> =>
  keep(
    user,
    [link, ...rememberedLinks(user, now).filter(({ secret }) => secret !== link.secret)].slice(0, KEPT),
  )

export const forgetLink = (user: UserId, secret: string, now: string): ReadonlyArray<RememberedLink> =>
  keep(
    user,
    rememberedLinks(user, now).filter((link) => link.secret !== secret),
  )
