import { NodeHttpPlatform } from "@effect/platform-node"
import { type User, canCall } from "@listwright/domain/account"
import { Effect, Layer, Option } from "effect"
import {
  Etag,
  HttpPlatform,
  HttpRouter,
  HttpServerRequest,
  HttpServerResponse,
  HttpStaticServer,
} from "effect/http"
import { Sessions } from "../accounts/Sessions.ts"
import { Tokens } from "../accounts/Tokens.ts"
import { Users } from "../accounts/Users.ts"
import { Site } from "../configuration/Site.ts"
import { CAPTIONS, SITE_FILES_PATH } from "../configuration/SiteAsset.ts"
import { cookieName } from "./sessionCookie.ts"
import { canSeeVideos } from "./v1/videos/videoCalls.ts"

/** The policy for an operator's files: they can be displayed but can't run anything, even if opened directly. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; media-src 'self'; sandbox"

const BEARER = /^Bearer (.+)$/i

/**
 * Returns the user requesting a file, by session cookie or token; null if there's no user, or the session's type
 * doesn't allow watching videos.
 */
const whoAsks = Effect.gen(function* () {
  const { cookies, headers } = yield* HttpServerRequest.HttpServerRequest
  const cookie = cookies[yield* cookieName]
  const token = BEARER.exec(headers["authorization"] ?? "")?.[1]
  const bySession = cookie === undefined ? Option.none() : yield* (yield* Sessions).holder(cookie)
  if (Option.isSome(bySession) && !canCall(bySession.value.kind, "videos")) return null
  const holder =
    Option.isSome(bySession) || token === undefined ? bySession : yield* (yield* Tokens).holder(token)
  if (Option.isNone(holder)) return null
  const member = yield* (yield* Users).find(holder.value.userId)
  return Option.isSome(member) ? member.value.user : null
})

const NOBODY: User | null = null

/**
 * Serves the site's gift images and videos: the files referenced in its settings, and nothing else in its folder.
 * Videos are only for users allowed to watch them. Supports range and conditional requests (RFC 9110).
 */
export const layerSiteAssets = HttpRouter.use(
  Effect.fnUntraced(function* (router) {
    const { folder, rewards, videos } = yield* Site
    const images = new Set(rewards.gifts.map(({ image }) => image))
    const watched = new Set(
      videos.categories.flatMap((category) =>
        category.videos.flatMap(({ captions, url }) => (captions === undefined ? [url] : [url, captions])),
      ),
    )
    // A part of a file is asked for by its exact version: a weak tag would never match.
    const platform = yield* Effect.provide(
      HttpPlatform.HttpPlatform,
      NodeHttpPlatform.layer.pipe(Layer.provide(Etag.layer), Layer.fresh),
    )
    const files = yield* Effect.provideService(
      HttpStaticServer.make({ root: folder, mimeTypes: CAPTIONS.types }),
      HttpPlatform.HttpPlatform,
      platform,
    )
    const file = Effect.gen(function* () {
      const request = yield* HttpServerRequest.HttpServerRequest
      const [path = ""] = request.url.split("?")
      const user = watched.has(path) ? yield* whoAsks : NOBODY
      const isShown = images.has(path) || (user !== null && canSeeVideos(videos, user))
      if (!isShown) return HttpServerResponse.text("Not found\n", { status: 404 })
      const response = yield* Effect.provideService(
        files,
        HttpServerRequest.HttpServerRequest,
        request.modify({ url: path.slice(SITE_FILES_PATH.length) }),
      )
      return HttpServerResponse.setHeaders(response, {
        "cache-control": watched.has(path) ? "private, no-cache" : "no-cache",
        "content-security-policy": POLICY,
      })
    }).pipe(
      Effect.catch(() => Effect.succeed(HttpServerResponse.text("Not found\n", { status: 404 }))),
      Effect.provideService(HttpPlatform.HttpPlatform, platform),
    )
    yield* router.add("GET", `${SITE_FILES_PATH}/*`, file)
  }),
)
