import { UserId } from "@listwright/domain/account"
import { SavedCountId } from "@listwright/domain/saved-lists"
import { Context, Layer } from "effect"
import { sealedTokens } from "../site/sealedTokens.ts"
import type { Watch } from "./Watches.ts"

/** A user, and the list that they watch. */
export type Watching = Pick<Watch, "id" | "userId">

/** The page that ends the watching of a list, below the site's address. */
export const UNWATCH_PAGE = "/unwatch"

/** Links in emails by which one user stops watching one list, without signing in. They can't be forged. */
export class UnwatchLinks extends Context.Service<
  UnwatchLinks,
  {
    readonly pathOf: (watching: Watching) => string
    /** null: the site made no such link. */
    readonly watchingOf: (token: string) => Watching | null
  }
>()("@listwright/server/watching/UnwatchLinks") {}

/** `secret`: one that the site never changes, so that the links of old mails keep working. */
export const layerUnwatchLinks = (secret: string): Layer.Layer<UnwatchLinks> => {
  const { partsOf, tokenOf } = sealedTokens(secret, "listwright unwatch")
  return Layer.succeed(UnwatchLinks, {
    pathOf: ({ id, userId }) => `${UNWATCH_PAGE}?token=${tokenOf([id, userId])}`,
    watchingOf: (token) => {
      const [id, userId] = partsOf(token) ?? []
      return id === undefined || userId === undefined
        ? null
        : { id: SavedCountId.make(id), userId: UserId.make(userId) }
    },
  })
}
