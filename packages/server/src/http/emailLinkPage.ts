import { Effect } from "effect"
import { HttpServerRequest, HttpServerResponse } from "effect/http"
import { Site } from "../configuration/Site.ts"
import { type Html, html } from "../mail/html.ts"
import { STYLE_SHEET, INLINE_STYLES } from "../mail/mailStyle.ts"

/** Renders a page in the style of the email that linked to it. */
export const emailLinkPage = Effect.fnUntraced(function* (
  title: string,
  content: ReadonlyArray<Html>,
  status = 200,
) {
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
      <body class="canvas" style="${INLINE_STYLES.canvas}">
        <main class="outer" style="max-width:480px;margin:0 auto;padding:64px 16px;">
          <div class="card inner" style="${INLINE_STYLES.card}padding:32px;">
            <p class="muted" style="${INLINE_STYLES.muted}font-size:14px;line-height:21px;margin:0 0 8px;">
              ${configuration.siteName}
            </p>
            <h1
              class="text break"
              style="${INLINE_STYLES.text}font-size:22px;line-height:30px;font-weight:600;margin:0 0 16px;"
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

/** Renders a paragraph for a page built by `emailLinkPage`. */
export const paragraph = (text: string): Html =>
  html`<p class="text break" style="${INLINE_STYLES.text}font-size:16px;line-height:25px;margin:0 0 20px;">
    ${text}
  </p>`

interface ButtonOptions {
  /** The path that the button posts to. Defaults to the page itself. */
  readonly path?: string
  /** True if this is the page's main button. */
  readonly isMain?: boolean
}

/**
 * Builds a button for a page built by `emailLinkPage`. The button posts, so a program that opens links doesn't trigger
 * it.
 */
export const postButton = (label: string, { isMain = true, path = "" }: ButtonOptions = {}): Html =>
  html`<form method="post" action="${path}" style="margin:0 0 12px;">
    <button
      type="submit"
      class="${isMain ? "button on-button" : "link"}"
      style="${
        isMain
          ? `${INLINE_STYLES.button}${INLINE_STYLES.onButton}border:0;padding:12px 22px;`
          : `${INLINE_STYLES.text}${INLINE_STYLES.link}background:none;border:0;padding:12px 0;text-decoration:underline;`
      }font-size:15px;line-height:22px;font-weight:600;cursor:pointer;"
    >
      ${label}
    </button>
  </form>`

/** Returns the token in a request's URL. */
export const readUrlToken = Effect.gen(function* () {
  const { url } = yield* HttpServerRequest.HttpServerRequest
  return new URL(url, "http://site").searchParams.get("token") ?? ""
})
