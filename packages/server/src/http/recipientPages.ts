import { Effect, Layer } from "effect"
import { HttpRouter } from "effect/http"
import { Site } from "../configuration/Site.ts"
import { CONFIRM_MAIL_PAGE, RecipientLinks, STOP_MAIL_PAGE } from "../recipients/RecipientLinks.ts"
import { type PendingRecipient, Recipients } from "../recipients/Recipients.ts"
import { emailLinkPage, paragraph, postButton, readUrlToken } from "./emailLinkPage.ts"

const NOT_FOUND = 404
const GONE = 410

const NEVER = "Don't email me again"

const notValid = emailLinkPage(
  "This link isn't valid",
  [paragraph("Open the link from the email again. Until you do, nothing will be sent to you.")],
  NOT_FOUND,
)

const expired = ({ account }: PendingRecipient) =>
  emailLinkPage(
    "This link has expired",
    [
      paragraph(
        `Nothing will be sent to you. If you still want documents from ${account}, ask for them to be sent again.`,
      ),
    ],
    GONE,
  )

const stopped = ({ account }: PendingRecipient) =>
  emailLinkPage(`No more email from ${account}`, [
    paragraph("You won't get anything more, and you won't be asked again."),
  ])

const neverButton = Effect.fnUntraced(function* ({ id }: PendingRecipient) {
  const { stopPath } = yield* RecipientLinks
  return postButton(NEVER, { path: stopPath(id), isMain: false })
})

const confirmed = Effect.fnUntraced(function* (asked: PendingRecipient) {
  return yield* emailLinkPage("You've agreed", [
    paragraph(
      `Anything ${asked.account} sends you will go to ${asked.email}, and the documents waiting for you are on their way.`,
    ),
    yield* neverButton(asked),
  ])
})

/**
 * Returns the recipient that a link's request is for; null if the site didn't create the link, a later link replaced
 * it, or the recipient is no longer known.
 */
const asked = Effect.gen(function* () {
  const request = (yield* RecipientLinks).askedBy(yield* readUrlToken)
  if (request === null) return null
  const found = yield* (yield* Recipients).find(request.id)
  return found?.turn === request.turn ? found : null
})

const said = Effect.fnUntraced(function* (recipient: PendingRecipient) {
  switch (recipient.state) {
    case "asked": {
      const { siteName } = (yield* Site).configuration
      return yield* emailLinkPage(`Documents from ${recipient.account}`, [
        paragraph(
          `${recipient.sender} wants to send reports and quotes to ${recipient.email} through ${siteName}. You'll get them only if you agree.`,
        ),
        postButton("Send them to me"),
        yield* neverButton(recipient),
      ])
    }
    case "confirmed":
      return yield* confirmed(recipient)
    case "refused":
      return yield* stopped(recipient)
    case "expired":
      return yield* expired(recipient)
  }
})

const show = Effect.gen(function* () {
  const recipient = yield* asked
  return yield* recipient === null ? notValid : said(recipient)
})

const confirm = Effect.gen(function* () {
  const recipient = yield* asked
  if (recipient === null) return yield* notValid
  const isNow = yield* (yield* Recipients).confirm(recipient)
  return yield* isNow ? confirmed(recipient) : said(recipient)
})

const stopAsked = Effect.gen(function* () {
  const id = (yield* RecipientLinks).stoppedBy(yield* readUrlToken)
  return id === null ? null : yield* (yield* Recipients).find(id)
})

const showStop = Effect.gen(function* () {
  const recipient = yield* stopAsked
  if (recipient === null) return yield* notValid
  if (recipient.state === "refused") return yield* stopped(recipient)
  return yield* emailLinkPage(`Stop email from ${recipient.account}?`, [
    paragraph(
      `${recipient.account} won't be able to send anything more to ${recipient.email}, and you won't be asked again.`,
    ),
    postButton(NEVER),
  ])
})

const stop = Effect.gen(function* () {
  const recipient = yield* stopAsked
  if (recipient === null) return yield* notValid
  yield* (yield* Recipients).refuse(recipient.id)
  return yield* stopped(recipient)
})

/**
 * Serves the pages on which a recipient, without signing in, allows an account to email them documents or withdraws
 * that permission. Opening a link changes nothing, since programs open links, too. A link confirms once; withdrawing is
 * always possible, including from an email client (RFC 8058).
 */
export const layerRecipientPages = Layer.mergeAll(
  HttpRouter.add("GET", CONFIRM_MAIL_PAGE, show),
  HttpRouter.add("POST", CONFIRM_MAIL_PAGE, confirm),
  HttpRouter.add("GET", STOP_MAIL_PAGE, showStop),
  HttpRouter.add("POST", STOP_MAIL_PAGE, stop),
)
