import { createHash } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { Effect } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { Site } from "../../configuration/Site.ts"

const policy = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join("; ")

const screens = {
  "default-src": "'self'",
  // Components write their own small style sheets; a style cannot read or send anything.
  "style-src": "'self' 'unsafe-inline'",
  "img-src": "'self' data: blob:",
  "font-src": "'self' data:",
  "worker-src": "'self' blob:",
  "object-src": "'none'",
  "base-uri": "'self'",
  "form-action": "'self'",
  "frame-ancestors": "'none'",
} as const

/** The page of the contract is one inline script. */
const docs = { ...screens, "script-src": "'self' 'unsafe-inline' 'unsafe-eval'" }

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g

/** The scripts in the application's page itself, each allowed by its hash. */
const inlineScripts = (folder: string): string => {
  const page = join(folder, "index.html")
  if (!existsSync(page)) return ""
  return [...readFileSync(page, "utf8").matchAll(INLINE_SCRIPT)]
    .map(([, script = ""]) => ` 'sha256-${createHash("sha256").update(script).digest("base64")}'`)
    .join("")
}

/** What no page of this server ever asks a browser for. */
const UNUSED_FEATURES =
  "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()"

/** A year, as lists of such sites ask for. Neighbors under the same domain are none of this site's business. */
const HTTPS_ONLY = { "strict-transport-security": "max-age=31536000" }

/**
 * Restricts what browsers may do with answers of this server, and forbids caching unless an answer allows it. `folder`:
 * the built screens.
 */
export const layerSecurityHeaders = (folder: string) => {
  const forScreens = policy({ ...screens, "script-src": `'self'${inlineScripts(folder)}` })
  const forDocs = policy(docs)
  return HttpRouter.middleware(
    Effect.gen(function* () {
      const { isHttps } = yield* Site
      return (handled) =>
        Effect.gen(function* () {
          const request = yield* HttpServerRequest.HttpServerRequest
          const response = yield* handled
          return HttpServerResponse.setHeaders(response, {
            "cache-control": response.headers["cache-control"] ?? "no-store",
            ...(isHttps ? HTTPS_ONLY : {}),
            "permissions-policy": UNUSED_FEATURES,
            "content-security-policy": request.url.toLowerCase().startsWith("/docs") ? forDocs : forScreens,
            "x-content-type-options": "nosniff",
            "x-frame-options": "DENY",
            "referrer-policy": "same-origin",
            "cross-origin-opener-policy": "same-origin",
            "cross-origin-resource-policy": "same-origin",
          })
        })
    }),
    { global: true },
  )
}
