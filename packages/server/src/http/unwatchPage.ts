import { Effect, Layer } from "effect"
import { HttpRouter } from "effect/http"
import { UNWATCH_PAGE, UnwatchLinks } from "../watching/UnwatchLinks.ts"
import { Watches } from "../watching/Watches.ts"
import { emailLinkPage, paragraph, postButton, readUrlToken } from "./emailLinkPage.ts"

const NOT_FOUND = 404

const notValid = emailLinkPage(
  "This link isn't valid",
  [paragraph("Open the link from the email again, or sign in and open Saved Lists to stop watching a list.")],
  NOT_FOUND,
)

const stopped = emailLinkPage("You're no longer watching this list", [
  paragraph("You won't get any more emails about it. To watch it again, sign in and open Saved Lists."),
])

/** Returns the user and list that a request's link is for; null if the site didn't create the link. */
const asked = Effect.gen(function* () {
  const links = yield* UnwatchLinks
  return links.watchingOf(yield* readUrlToken)
})

const show = Effect.gen(function* () {
  const watching = yield* asked
  if (watching === null) return yield* notValid
  const watched = (yield* (yield* Watches).all(watching.userId)).find(({ id }) => id === watching.id)
  if (watched === undefined) return yield* stopped
  return yield* emailLinkPage("Stop watching this list?", [
    paragraph(`You get an email when ${watched.name} changes.`),
    postButton("Stop watching"),
  ])
})

const stop = Effect.gen(function* () {
  const watching = yield* asked
  if (watching === null) return yield* notValid
  yield* (yield* Watches).unwatch(watching.userId, watching.id)
  return yield* stopped
})

/**
 * Stops watching a list for anyone with the link in an email about it, without signing in. Opening the link changes
 * nothing, since programs open links, too; the button does, or a POST from an email client (RFC 8058), and repeating it
 * is harmless.
 */
export const layerUnwatchPage = Layer.mergeAll(
  HttpRouter.add("GET", UNWATCH_PAGE, show),
  HttpRouter.add("POST", UNWATCH_PAGE, stop),
)
