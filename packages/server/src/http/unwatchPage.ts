import { Effect, Layer } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { Site } from "../configuration/Site.ts"
import { type Html, html } from "../mail/html.ts"
import { STYLE_SHEET, LOOK } from "../mail/mailStyle.ts"
import { UNWATCH_PAGE, UnwatchLinks } from "../watching/UnwatchLinks.ts"
import { Watches } from "../watching/Watches.ts"

const NOT_FOUND = 404

/** A page in the looks of the mail that led to it. */
const page = Effect.fnUntraced(function* (title: string, content: ReadonlyArray<Html>, status = 200) {
  const { configuration } = yield* Site
  const { text } = html`<!DOCTYPE html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · ${configuration.siteName}</title>
        <style>
          ${STYLE_SHEET}
        </style>
      </head>
      <body class="canvas" style="${LOOK.canvas}">
        <main class="outer" style="max-width:480px;margin:0 auto;padding:64px 16px;">
          <div class="card inner" style="${LOOK.card}padding:32px;">
            <p class="muted" style="${LOOK.muted}font-size:14px;line-height:21px;margin:0 0 8px;">
              ${configuration.siteName}
            </p>
            <h1
              class="text break"
              style="${LOOK.text}font-size:22px;line-height:30px;font-weight:600;margin:0 0 16px;"
            >
              ${title}
            </h1>
            ${content}
          </div>
        </main>
      </body>
    </html> `
  return HttpServerResponse.text(text, { status, contentType: "text/html; charset=utf-8" })
})

const paragraph = (text: string): Html =>
  html`<p class="text break" style="${LOOK.text}font-size:16px;line-height:25px;margin:0 0 20px;">${text}</p>`

const button = html`<form method="post">
  <button
    type="submit"
    class="button on-button"
    style="${LOOK.button}${LOOK.onButton}border:0;padding:12px 22px;font-size:15px;line-height:22px;font-weight:600;cursor:pointer;"
  >
    Stop watching
  </button>
</form>`

const notValid = page(
  "This link is not valid",
  [paragraph("Open it from the mail again, or sign in and open Saved Lists to stop watching a list.")],
  NOT_FOUND,
)

const stopped = page("You no longer watch this list", [
  paragraph("You get no more mails about it. To watch it again, sign in and open Saved Lists."),
])

/** What the link of a request is for; null: the site made no such link. */
const asked = Effect.gen(function* () {
  const { url } = yield* HttpServerRequest.HttpServerRequest
  const links = yield* UnwatchLinks
  return links.watchingOf(new URL(url, "http://site").searchParams.get("token") ?? "")
})

const show = Effect.gen(function* () {
  const watching = yield* asked
  if (watching === null) return yield* notValid
  const watched = (yield* (yield* Watches).all(watching.userId)).find(
    ({ orderId }) => orderId === watching.id,
  )
  if (watched === undefined) return yield* stopped
  return yield* page("Stop watching this list?", [
    paragraph(`You are told by mail when ${watched.name} changes.`),
    button,
  ])
})

const stop = Effect.gen(function* () {
  const watching = yield* asked
  if (watching === null) return yield* notValid
  yield* (yield* Watches).unwatch(watching.userId, watching.id)
  return yield* stopped
})

/**
 * Ends the watching of a list for whoever has the link of a mail about it, without a sign-in. Opening the link changes
 * nothing, since programs open links too; the button, or a POST by a mail program (RFC 8058), does, however often.
 */
export const layerUnwatchPage = Layer.mergeAll(
  HttpRouter.add("GET", UNWATCH_PAGE, show),
  HttpRouter.add("POST", UNWATCH_PAGE, stop),
)
