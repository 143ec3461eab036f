import { NodeHttpServer } from "@effect/platform-node"
import { Layer } from "effect"
import { HttpRouter } from "effect/http"
import { layerForPart } from "../configuration/layerForPart.ts"
import { layerContract } from "./contract.ts"
import { layerChatPage } from "./chatPage.ts"
import { pacedServer } from "./pacedServer.ts"
import { layerBodyLimit } from "./protection/bodyLimit.ts"
import { layerKnownHost } from "./protection/knownHost.ts"
import { layerReadableBody } from "./protection/readableBody.ts"
import { layerSameOrigin } from "./protection/sameOrigin.ts"
import { layerSecurityHeaders } from "./protection/securityHeaders.ts"
import { layerTrustedProxies } from "./protection/trustedProxies.ts"
import { layerUnexpectedErrors } from "./protection/unexpectedErrors.ts"
import { layerRecipientPages } from "./recipientPages.ts"
import { layerScreens } from "./screens.ts"
import { layerSiteAssets } from "./siteAssets.ts"
import { layerUnknownPaths } from "./unknownPaths.ts"
import { layerUnwatchPage } from "./unwatchPage.ts"

export interface HttpOptions {
  readonly host: string
  /** The port; 0 picks any free port. */
  readonly port: number
  /** The folder with the built screens. */
  readonly screens: string
}

/** The time that requests in progress have to finish on server shutdown. */
const GRACE = "10 seconds"

/**
 * The HTTP server with the contract, screens, and protection; it ends when its scope closes. Paths are
 * case-insensitive.
 */
export const layerHttp = ({ host, port, screens }: HttpOptions) =>
  HttpRouter.serve(
    Layer.mergeAll(
      layerContract,
      layerForPart("watching", layerUnwatchPage),
      layerRecipientPages,
      layerChatPage,
      layerSiteAssets,
      layerUnknownPaths,
      layerScreens(screens),
      // The last one sees a request first, and an answer last.
      layerReadableBody,
      layerUnexpectedErrors,
      layerBodyLimit,
      layerSameOrigin,
      layerKnownHost(host),
      layerTrustedProxies,
      layerSecurityHeaders,
    ),
    { routerConfig: { caseSensitive: false }, disableLogger: true, disableListenLog: true },
  ).pipe(
    Layer.provideMerge(
      NodeHttpServer.layer(() => pacedServer(), { host, port, gracefulShutdownTimeout: GRACE }),
    ),
  )
