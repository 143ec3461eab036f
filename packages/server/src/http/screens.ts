import { existsSync } from "node:fs"
import { join } from "node:path"
import { Effect } from "effect"
import {
  HttpMiddleware,
  HttpPlatform,
  HttpRouter,
  HttpServerRequest,
  HttpServerResponse,
  HttpStaticServer,
} from "effect/http"
import { Site } from "../configuration/Site.ts"
import { isFramedPage } from "./framedPages.ts"
import { servePage } from "./servePage.ts"

/** The path of built files. Their names contain a hash of the content, so a file never changes. */
const HASHED = "/assets/"
const FOREVER = "public, max-age=31536000, immutable"
const ASK_AGAIN = "no-cache"

const notBuilt = HttpServerResponse.text(
  "The screens haven't been built. Run 'npm run build' in the workspace, then restart the server. The API documentation is at /docs.\n",
  { status: 503 },
)

/**
 * Returns whether a URL leads to a file that's sent as built. The application's page doesn't count, since its policy is
 * generated when it's sent; neither do framed pages, which have the original site's paths.
 */
const isFile = (url: string): boolean => {
  const path = url.split("?")[0] ?? ""
  return path !== "/index.html" && !isFramedPage(path) && /\.[^/]*$/.test(path)
}

/** Serves the web screens: every path that isn't a file returns the application, which has its own routes. */
export const layerScreens = (folder: string) =>
  HttpRouter.use(
    Effect.fnUntraced(function* (router) {
      if (!existsSync(join(folder, "index.html"))) return yield* router.add("GET", "/*", notBuilt)
      const files = yield* HttpStaticServer.make({ root: folder })
      const platform = yield* HttpPlatform.HttpPlatform
      const { configuration } = yield* Site
      const page = servePage(join(folder, "index.html"), configuration)
      const screen = Effect.gen(function* () {
        const request = yield* HttpServerRequest.HttpServerRequest
        // An address without an extension is one of the application's, whatever the client asks for.
        const response = yield* isFile(request.url) ? files : page
        const cache = request.url.startsWith(HASHED) && response.status < 300 ? FOREVER : ASK_AGAIN
        return HttpServerResponse.setHeader(response, "cache-control", cache)
      }).pipe(
        Effect.catch(() => Effect.succeed(HttpServerResponse.text("Not found\n", { status: 404 }))),
        HttpMiddleware.compression(),
        Effect.provideService(HttpPlatform.HttpPlatform, platform),
      )
      yield* router.add("GET", "/*", screen)
    }),
  )
