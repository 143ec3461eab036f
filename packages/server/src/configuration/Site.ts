import type { SiteConfiguration } from "@listwright/domain/account"
import type { TaskDays } from "@listwright/domain/order"
import type { PointRate } from "@listwright/domain/rewards"
import { Context, Layer, Option } from "effect"
import type { IpNetwork } from "effect/net"
import { parseNetwork } from "../site/parseNetwork.ts"
import { enabledContent, disabledParts } from "./enabledContent.ts"
import type { OpenedSite } from "./openSite.ts"
import type { SiteContent } from "./SiteContent.ts"

/** The site served by this server. */
export class Site extends Context.Service<
  Site,
  {
    /** The public configuration. */
    readonly configuration: SiteConfiguration
    /** The URL of the third-party chat script; null if the site has no chat. */
    readonly chatWidget: string | null
    /** True if browsers reach the site over HTTPS. */
    readonly isHttps: boolean
    /** The origin that browsers see if a proxy is in front of the server, such as 'https://lists.example'. */
    readonly publicOrigin: string | null
    /** The proxies trusted to report a client's IP address. */
    readonly trustedProxies: ReadonlyArray<IpNetwork.IpNetwork>
    /** The rate at which dollars earn reward points. */
    readonly pointRate: PointRate
    /** The number of days within which staff complete an order's manual work. */
    readonly taskDays: TaskDays
    /** The number of days that a quote's prices are valid. */
    readonly quoteDays: number
    /** The number of days that customers' messages and requests are retained. */
    readonly requestDays: number
    /** The number of days that a delivered list can be downloaded. */
    readonly deliveryDays: number
    /**
     * The minimum number of different accounts that must have ordered two things together before the site recommends
     * them together.
     */
    readonly recommendedFromAccounts: number
    /** The list types that the site sells. */
    readonly sources: ReadonlyArray<number>
    /** The sources that a new user may order. */
    readonly defaultSources: ReadonlyArray<number>
    readonly agreement: SiteContent["agreement"]
    readonly source: SiteContent["source"]
    /** The quick picks available to all users, in file order. */
    readonly quickPicks: SiteContent["quickPicks"]
    /** The customer-data service prices shown on the price page. */
    readonly servicePrices: SiteContent["servicePrices"]
    /** The rewards for which points can be redeemed. */
    readonly rewards: SiteContent["rewards"]
    readonly videos: SiteContent["videos"]
    /** The files that contain all of these settings, as read. */
    readonly files: OpenedSite["files"]
    /** The folder with the files, and the assets next to them that are shown or played. */
    readonly folder: string
    readonly assets: OpenedSite["assets"]
  }
>()("@listwright/server/configuration/Site") {}

export const layerSite = ({ assets, content, files, folder }: OpenedSite): Layer.Layer<Site> => {
  const file = content.settings
  const withoutParts = disabledParts(file)
  const { links, rewards, servicePrices, videos } = enabledContent(content)
  return Layer.succeed(Site, {
    configuration: {
      siteName: file.siteName,
      phoneNumber: file.phoneNumber,
      contactEmail: file.contactEmail,
      homePageLink: file.homePageLink,
      minimumQuantity: file.minQuantityOfOrder,
      chargesTax: file.isVertaxEnabled,
      offersQuotes: file.isOrderQuoteEnabled,
      takesOrders: file.isPlaceOrderEnabled,
      mayNotPay: false,
      showPromotion: file.showPromotion,
      ...(file.payments?.processor === "stripe" ? { paysAt: "Stripe" } : {}),
      footer: {
        aboutUs: file.footer.aboutUs ?? "",
        privacy: file.footer.privacy ?? "",
        social: file.footer.social.map(({ address, name }) => ({ text: name, address })),
      },
      hasChat: file.chatWidget !== null,
      offersZipPaste: file.enableZipCodeOrCarrierRoute,
      combinesSavedLists: file.isEnableMultiCount,
      takesSeveralAddresses: file.isMultipleAddress,
      mixesAreaKinds: file.isEnableMultiGeo,
      offersBreakdowns: file.isDemoBreakdownEnabled,
      readings: file.readings,
      ...(Object.keys(links).length === 0 ? {} : { links }),
      ...(withoutParts.length === 0 ? {} : { withoutParts }),
      sources: content.sources,
    },
    chatWidget: file.chatWidget,
    isHttps: file.publicUrl?.startsWith("https:") ?? false,
    publicOrigin: file.publicUrl === null ? null : new URL(file.publicUrl).origin,
    trustedProxies: file.trustedProxies.flatMap((text) => Option.toArray(parseNetwork(text))),
    pointRate: file.pointRate,
    taskDays: file.taskDays,
    quoteDays: file.quoteDays,
    requestDays: file.requestDays,
    deliveryDays: file.deliveryDays,
    recommendedFromAccounts: file.recommendedFromAccounts,
    sources: file.sources,
    defaultSources: file.sources.filter((code) => file.defaultSources?.includes(code) ?? true),
    agreement: content.agreement,
    source: content.source,
    quickPicks: content.quickPicks,
    servicePrices,
    rewards,
    videos,
    files,
    folder,
    assets,
  })
}
