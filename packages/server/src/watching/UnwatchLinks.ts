import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto"
import { UserId } from "@listwright/domain/account"
import { SavedCountId } from "@listwright/domain/saved-lists"
import { Context, Layer } from "effect"
import type { Watch } from "./Watches.ts"

/** Whose watching of which list. */
export type Watching = Pick<Watch, "id" | "userId">

/** The page that ends the watching of a list, below the site's address. */
export const UNWATCH_PAGE = "/unwatch"

/** Links of mails that end the watching of one list by one user, without a sign-in. Nobody can make one up. */
export class UnwatchLinks extends Context.Service<
  UnwatchLinks,
  {
    readonly pathOf: (watching: Watching) => string
    /** null: the site made no such link. */
    readonly watchingOf: (token: string) => Watching | null
  }
>()("@listwright/server/watching/UnwatchLinks") {}

const KEY_BYTES = 32
/** Keeps the key apart from whatever else the secret is used for. */
const USE = "listwright unwatch"

const coded = (text: string): string => Buffer.from(text, "utf8").toString("base64url")
const decoded = (text: string): string => Buffer.from(text, "base64url").toString("utf8")

/** `secret`: one that the site never changes, so that the links of old mails keep working. */
export const layerUnwatchLinks = (secret: string): Layer.Layer<UnwatchLinks> => {
  const key = Buffer.from(hkdfSync("sha256", secret, "", USE, KEY_BYTES))
  const seal = (text: string) => createHmac("sha256", key).update(text).digest()
  const isSealed = (text: string, given: Buffer): boolean => {
    const own = seal(text)
    return own.length === given.length && timingSafeEqual(own, given)
  }
  return Layer.succeed(UnwatchLinks, {
    pathOf: ({ id, userId }) => {
      const named = `${coded(id)}.${coded(userId)}`
      return `${UNWATCH_PAGE}?token=${named}.${seal(named).toString("base64url")}`
    },
    watchingOf: (token) => {
      const [id = "", userId = "", sealed = ""] = token.split(".")
      if (!isSealed(`${id}.${userId}`, Buffer.from(sealed, "base64url"))) return null
      return { id: SavedCountId.make(decoded(id)), userId: UserId.make(decoded(userId)) }
    },
  })
}
