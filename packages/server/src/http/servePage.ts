import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import type { SiteConfiguration } from "@listwright/domain/account"
import { Effect } from "effect"
import { HttpServerRequest, HttpServerResponse } from "effect/http"
import { isFramedPage } from "./framedPages.ts"
import { pagePolicy } from "./protection/contentPolicy.ts"

const SLOT = /(<span data-site="(\w+)"[^>]*>)(<\/span>)/g

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`)

/** Returns the built page with the site's own text in place of its placeholders. */
const filled = (page: string, site: SiteConfiguration): string => {
  const words: Readonly<Record<string, string>> = {
    siteName: site.siteName,
    phoneNumber: site.phoneNumber,
    contactEmail: site.contactEmail,
  }
  return page.replace(
    SLOT,
    (_, start: string, name: string, end: string) => `${start}${escaped(words[name] ?? "")}${end}`,
  )
}

/**
 * Sends the application's page with this site's text, which is shown before any script runs; sends no body if the
 * browser already has the page.
 */
export const servePage = Effect.fnUntraced(function* (file: string, site: SiteConfiguration) {
  const request = yield* HttpServerRequest.HttpServerRequest
  const page = filled(yield* Effect.promise(() => readFile(file, "utf8")), site)
  // Weak: the same page, compressed or not.
  const etag = `W/"${createHash("sha256").update(page).digest("base64url").slice(0, 27)}"`
  const headers = { etag, "content-security-policy": pagePolicy(page, isFramedPage(request.url)) }
  const held = (request.headers["if-none-match"] ?? "").split(", ")
  return held.includes(etag)
    ? HttpServerResponse.empty({ status: 304, headers })
    : HttpServerResponse.text(page, { contentType: "text/html; charset=utf-8", headers })
})
