import { Context, Layer } from "effect"
import { sealedTokens } from "../site/sealedTokens.ts"

/** The page that confirms mails from an account, and the one that ends them, below the site's address. */
export const CONFIRM_PAGE = "/confirm-mail"
export const STOP_PAGE = "/stop-mail"

/** A request to confirm: of which recipient, and which of the requests to them. */
export interface ConfirmationAsked {
  readonly id: string
  readonly turn: number
}

/**
 * Links by which a recipient allows an account to email them documents, or stops that, without signing in. They can't
 * be forged.
 */
export class RecipientLinks extends Context.Service<
  RecipientLinks,
  {
    readonly confirmPath: (asked: ConfirmationAsked) => string
    readonly stopPath: (id: string) => string
    /** null: the site made no such link. */
    readonly askedBy: (token: string) => ConfirmationAsked | null
    readonly stoppedBy: (token: string) => string | null
  }
>()("@listwright/server/recipients/RecipientLinks") {}

/** `secret`: one that the site never changes, so that the links of old mails keep working. */
export const layerRecipientLinks = (secret: string): Layer.Layer<RecipientLinks> => {
  const confirming = sealedTokens(secret, "listwright confirm mail")
  const stopping = sealedTokens(secret, "listwright stop mail")
  return Layer.succeed(RecipientLinks, {
    confirmPath: ({ id, turn }) => `${CONFIRM_PAGE}?token=${confirming.tokenOf([id, String(turn)])}`,
    stopPath: (id) => `${STOP_PAGE}?token=${stopping.tokenOf([id])}`,
    askedBy: (token) => {
      const [id, turn] = confirming.partsOf(token) ?? []
      return id === undefined ? null : { id, turn: Number(turn) }
    },
    stoppedBy: (token) => stopping.partsOf(token)?.[0] ?? null,
  })
}
