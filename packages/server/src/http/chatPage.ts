import { Effect } from "effect"
import { HttpRouter, HttpServerResponse } from "effect/http"
import { Site } from "../configuration/Site.ts"
import { html } from "../mail/html.ts"
import { CHAT_PAGE } from "./framedPages.ts"
import { chatPolicy } from "./protection/contentPolicy.ts"

const NOT_FOUND = 404

const page = (script: string): string =>
  html`<!DOCTYPE html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Chat</title>
        <script defer src="${script}"></script>
      </head>
      <body></body>
    </html> `.text

/**
 * Serves the page with the third-party chat, which the site's pages show in a frame; the chat's script runs only here.
 * A site without chat has no such page.
 */
export const layerChatPage = HttpRouter.add(
  "GET",
  `/${CHAT_PAGE}`,
  Effect.gen(function* () {
    const { chatWidget } = yield* Site
    if (chatWidget === null)
      return HttpServerResponse.text("This site doesn't offer chat.\n", { status: NOT_FOUND })
    return HttpServerResponse.text(page(chatWidget), {
      contentType: "text/html; charset=utf-8",
      headers: { "content-security-policy": chatPolicy(chatWidget) },
    })
  }),
)
