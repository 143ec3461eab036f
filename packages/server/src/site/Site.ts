import type { PointRate, SiteConfiguration } from "@listwright/domain"
import { Context, Effect, Layer, Option } from "effect"
import type { IpNetwork } from "effect/net"
import { Users } from "../accounts/Users.ts"
import { OrderingTerms } from "../orders/OrderingTerms.ts"
import { networkOf } from "./networkOf.ts"
import type { SiteFile } from "./SiteFile.ts"

/** The site that this server serves. */
export class Site extends Context.Service<
  Site,
  {
    /** What everybody may know. */
    readonly configuration: SiteConfiguration
    /** Whether browsers reach it over HTTPS. */
    readonly isHttps: boolean
    /** The origin that browsers see when a proxy stands before the server: 'https://lists.example'. */
    readonly publicOrigin: string | null
    /** Proxies whose word about a client's address is taken. */
    readonly trustedProxies: ReadonlyArray<IpNetwork.IpNetwork>
    /** Reward points for dollars. */
    readonly pointRate: PointRate
  }
>()("@listwright/server/site/Site") {}

export const layerSite = (file: SiteFile): Layer.Layer<Site> =>
  Layer.succeed(Site, {
    configuration: {
      siteName: file.siteName,
      phoneNumber: file.phoneNumber,
      contactEmail: file.contactEmail,
      homePageLink: file.homePageLink,
      minQuantityOfOrder: file.minQuantityOfOrder,
      isVertaxEnabled: file.isVertaxEnabled,
      isOrderQuoteEnabled: file.isOrderQuoteEnabled,
      isPlaceOrderEnabled: file.isPlaceOrderEnabled,
      isUserNoPay: false,
      showPromotion: file.showPromotion,
      enableZipCodeOrCarrierRoute: file.enableZipCodeOrCarrierRoute,
      readings: file.readings,
    },
    isHttps: file.publicUrl?.startsWith("https:") ?? false,
    publicOrigin: file.publicUrl === null ? null : new URL(file.publicUrl).origin,
    trustedProxies: file.trustedProxies.flatMap((text) => Option.toArray(networkOf(text))),
    pointRate: file.pointRate,
  })

/** The site's switches as they hold for one user. */
export const layerOrderingTerms = Layer.effect(
  OrderingTerms,
  Effect.gen(function* () {
    const { configuration, pointRate } = yield* Site
    const users = yield* Users
    return OrderingTerms.of({
      pointRate,
      of: Effect.fn("OrderingTerms.of")(function* (user) {
        const member = yield* users.find(user.id)
        return { ...configuration, isUserNoPay: !Option.exists(member, ({ mayPay }) => mayPay) }
      }),
    })
  }),
)
