import { UserId } from "@listwright/domain/account"
import { SavedListId } from "@listwright/domain/saved-lists"
import { Context, Layer } from "effect"
import { sealedTokens } from "../site/sealedTokens.ts"
import type { Watch } from "./Watches.ts"

/** A user and a list that the user watches. */
export type WatchReference = Pick<Watch, "id" | "userId">

/** The path of the page where a list's watch is ended. */
export const UNWATCH_PAGE = "/unwatch"

/** Emailed links that let a user stop watching a list without signing in. They can't be forged. */
export class UnwatchLinks extends Context.Service<
  UnwatchLinks,
  {
    readonly pathOf: (watching: WatchReference) => string
    /** Returns the user and list in a token; null if the site didn't issue the token. */
    readonly watchingOf: (token: string) => WatchReference | null
  }
>()("@listwright/server/watching/UnwatchLinks") {}

/**
 * Creates and reads the links. `secret`: a secret that the site never changes, so that links in old emails keep
 * working.
 */
export const layerUnwatchLinks = (secret: string): Layer.Layer<UnwatchLinks> => {
  const { partsOf, tokenOf } = sealedTokens(secret, "listwright unwatch")
  return Layer.succeed(UnwatchLinks, {
    pathOf: ({ id, userId }) => `${UNWATCH_PAGE}?token=${tokenOf([id, userId])}`,
    watchingOf: (token) => {
      const [id, userId] = partsOf(token) ?? []
      return id === undefined || userId === undefined
        ? null
        : { id: SavedListId.make(id), userId: UserId.make(userId) }
    },
  })
}
