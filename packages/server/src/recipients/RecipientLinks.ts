import { Context, Layer } from "effect"
import { sealedTokens } from "../site/sealedTokens.ts"

/** The paths of the pages for confirming and stopping emails from an account. */
export const CONFIRM_MAIL_PAGE = "/confirm-mail"
export const STOP_MAIL_PAGE = "/stop-mail"

/** A confirmation request: the recipient, and the sequence number of the recipient's request. */
export interface ConfirmationRequest {
  readonly id: string
  readonly turn: number
}

/**
 * Links that let a recipient allow or stop emailed documents from an account without signing in. They can't be forged.
 */
export class RecipientLinks extends Context.Service<
  RecipientLinks,
  {
    readonly confirmPath: (asked: ConfirmationRequest) => string
    readonly stopPath: (id: string) => string
    /** Returns the confirmation request in a token; null if the site didn't issue the token. */
    readonly askedBy: (token: string) => ConfirmationRequest | null
    readonly stoppedBy: (token: string) => string | null
  }
>()("@listwright/server/recipients/RecipientLinks") {}

/**
 * Creates and reads the links. `secret` is a secret that the site never changes, so that links in old emails keep
 * working.
 */
export const layerRecipientLinks = (secret: string): Layer.Layer<RecipientLinks> => {
  const confirming = sealedTokens(secret, "listwright confirm mail")
  const stopping = sealedTokens(secret, "listwright stop mail")
  return Layer.succeed(RecipientLinks, {
    confirmPath: ({ id, turn }) => `${CONFIRM_MAIL_PAGE}?token=${confirming.tokenOf([id, String(turn)])}`,
    stopPath: (id) => `${STOP_MAIL_PAGE}?token=${stopping.tokenOf([id])}`,
    askedBy: (token) => {
      const [id, turn] = confirming.partsOf(token) ?? []
      return id === undefined ? null : { id, turn: Number(turn) }
    },
    stoppedBy: (token) => stopping.partsOf(token)?.[0] ?? null,
  })
}
