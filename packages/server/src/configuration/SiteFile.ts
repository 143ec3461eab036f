import { MIN_RECOMMENDATION_FLOOR, DEFAULT_RECOMMENDATION_FLOOR } from "@listwright/domain/audience"
import { OTHER_LINK_KEYS, SERVICE_LINK_KEYS } from "@listwright/domain/account"
import { DELIVERY_RETENTION_DAYS, type TaskKind } from "@listwright/domain/order"
import type { Part } from "@listwright/domain/parts"
import { CUSTOMER_REPORTS } from "@listwright/domain/reports"
import { QUOTE_DAYS } from "@listwright/domain/quotes"
import { PointRate } from "@listwright/domain/rewards"
import { isEmail } from "@listwright/domain/shared"
import { type DateTime, Effect, Option, Schema } from "effect"
import { isLoopback } from "../site/isLoopback.ts"
import { findTimeZone } from "../site/siteDays.ts"
import { parseNetwork } from "../site/parseNetwork.ts"
import { QuotaLimits } from "../site/Quotas.ts"
import { GeocoderSettings } from "./GeocoderSettings.ts"
import { formatVersionSchema } from "./formats.ts"
import { isPageLink, ScriptUrl, SiteLinks } from "./SiteLinks.ts"
import { SmtpSettings } from "./SmtpSettings.ts"

/** Returns the time zone of the machine on which the site runs. */
export const machineTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The default sources: consumers, the only source of sites with format version 1. */
const DEFAULT_SOURCES: ReadonlyArray<number> = [10]

/** The default rate of one point per dollar. */
const DEFAULT_POINT_RATE: PointRate = { dollarsPerRate: "1", pointsPerRate: "1" }

/** The default number of days that customers' messages are retained: long enough to answer all of them. */
const REQUEST_DAYS = 365
const MAX_REQUEST_DAYS = 3_650

/** The maximum number of days that a list is retained; more than ten years is treated as a mistake. */
const MAX_DELIVERY_DAYS = 3_650

/** The default number of geocoded rows per day: five of the largest files. */
const GEOCODED_ROWS_A_DAY = 50_000
const MAX_GEOCODED_ROWS = 10_000_000

/** The maximum number of days that a quote is valid; more than a year is treated as a mistake. */
const MAX_QUOTE_DAYS = 366

/** All keys that link to one of the site's own pages. */
const SITE_LINK_KEYS: ReadonlyArray<string> = [
  ...Object.values(SERVICE_LINK_KEYS),
  ...CUSTOMER_REPORTS.map(({ linkKey }) => linkKey),
  ...Object.values(OTHER_LINK_KEYS),
]

const isReachable = (text: string): boolean =>
  URL.canParse(text) &&
  (new URL(text).protocol === "https:" || isLoopback(new URL(text).hostname.replace(/^\[|\]$/g, "")))

/** The payment processor. Its keys are secrets that are stored elsewhere. */
const PaymentsSetting = Schema.Struct({
  /** `sandbox`: moves no money; `stripe`: orders are paid on Stripe's pages. */
  processor: Schema.Literals(["sandbox", "stripe"]),
  /** Stripe's URL, set only to test the site against a local stand-in. */
  stripeApi: Schema.optionalKey(
    Schema.String.check(
      Schema.makeFilter((text) =>
        isReachable(text)
          ? undefined
          : `'${text}' isn't a payments URL; remove it, or use one with https or on this machine`,
      ),
    ),
  ),
})

const MAX_TASK_DAYS = 365
const daysOrNobody = Schema.NullOr(
  Schema.Int.check(
    Schema.isBetween(
      { minimum: 1, maximum: MAX_TASK_DAYS },
      {
        message: `must be a whole number of days from 1 to ${MAX_TASK_DAYS}, or null if the site doesn't take on this task`,
      },
    ),
  ),
).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null)))

/** The number of days for each type of task. */
const TaskDaysSetting = Schema.Struct({
  labels: daysOrNobody,
  emailCampaign: daysOrNobody,
  mobileCampaign: daysOrNobody,
  digitalMedia: daysOrNobody,
} satisfies Readonly<Record<TaskKind, typeof daysOrNobody>>)

/** A switch that is on unless the site turns it off. */
const on = Schema.Boolean.pipe(Schema.withDecodingDefaultKey(Effect.succeed(true)))

/** A switch for each part [p6-parts]. */
const PartsSetting = Schema.Struct({
  rewards: on,
  videos: on,
  services: on,
  watching: on,
  selfTest: on,
} satisfies Readonly<Record<Part, typeof on>>)

/** A site's settings, as stored in `site.json` in its folder. The operator may edit the file. */
export const SiteFile = Schema.Struct({
  version: formatVersionSchema(2),
  siteName: Schema.String,
  phoneNumber: Schema.String,
  /**
   * The email address that receives customers' messages and is used as the reply address; '' if the site doesn't have
   * one.
   */
  contactEmail: Schema.String.check(
    Schema.makeFilter((text) =>
      text === "" || isEmail(text)
        ? undefined
        : `'${text}' isn't an email address; use one like 'support@lists.example', or ""`,
    ),
  ),
  /** The logo's link: a path on the site, or a URL. */
  homePageLink: Schema.String.check(
    Schema.makeFilter((text) =>
      isPageLink(text) ? undefined : `'${text}' isn't a page URL; use one like '/' or 'https://example.com'`,
    ),
  ),
  /** The site's URL if it's behind a proxy, such as 'https://lists.example'. Null means the address it listens on. */
  publicUrl: Schema.NullOr(
    Schema.String.check(
      Schema.makeFilter((text) =>
        URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
          ? undefined
          : `'${text}' isn't a site URL; use one like 'https://lists.example', or null`,
      ),
    ),
  ),
  /**
   * The proxies in front of the site, as IP addresses or networks ('10.0.0.0/8'); only their X-Forwarded-For header is
   * trusted for the client's IP address.
   */
  trustedProxies: Schema.Array(
    Schema.String.check(
      Schema.makeFilter((text) =>
        Option.isSome(parseNetwork(text))
          ? undefined
          : `'${text}' isn't a network; use an address like '127.0.0.1' or a network like '10.0.0.0/8'`,
      ),
    ),
  ).pipe(Schema.withDecodingDefaultKey(Effect.succeed([]))),
  /** The list types that the site sells; each has a price list. */
  sources: Schema.Array(Schema.Int).pipe(Schema.withDecodingDefaultKey(Effect.succeed(DEFAULT_SOURCES))),
  /**
   * The list types that a new user may order, a subset of `sources`; null for all of them. Demo users may order all.
   */
  defaultSources: Schema.NullOr(Schema.Array(Schema.Int)).pipe(
    Schema.withDecodingDefaultKey(Effect.succeed(null)),
  ),
  /**
   * The number of megabytes that the count engines of all sources together may use; null for three quarters of the
   * machine's memory.
   */
  engineMemory: Schema.NullOr(
    Schema.Int.check(
      Schema.isGreaterThanOrEqualTo(200, {
        message: "must be at least 200 megabytes, or null for three quarters of the machine's memory",
      }),
    ),
  ).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null))),
  minQuantityOfOrder: Schema.Int.check(Schema.isGreaterThanOrEqualTo(1)),
  isVertaxEnabled: Schema.Boolean,
  isOrderQuoteEnabled: Schema.Boolean,
  isPlaceOrderEnabled: Schema.Boolean,
  showPromotion: Schema.Boolean,
  enableZipCodeOrCarrierRoute: Schema.Boolean,
  /** True if multiple saved counts may be counted together in the builder. */
  isEnableMultiCount: Schema.Boolean.pipe(Schema.withDecodingDefaultKey(Effect.succeed(true))),
  /** True if a list may contain multiple radii or quantity searches; false for one at a time. */
  isMultipleAddress: Schema.Boolean.pipe(Schema.withDecodingDefaultKey(Effect.succeed(true))),
  /** True if a list may contain areas of different types. */
  isEnableMultiGeo: Schema.Boolean.pipe(Schema.withDecodingDefaultKey(Effect.succeed(true))),
  /** True if a breakdown may be requested while selecting areas. */
  isDemoBreakdownEnabled: Schema.Boolean.pipe(Schema.withDecodingDefaultKey(Effect.succeed(false))),
  /**
   * The minimum number of different accounts that must have ordered two things together before the site recommends them
   * together.
   */
  recommendedFromAccounts: Schema.Int.check(
    Schema.isGreaterThanOrEqualTo(MIN_RECOMMENDATION_FLOOR, {
      message: `must be at least ${MIN_RECOMMENDATION_FLOOR}: with fewer, individual customers could be recognized`,
    }),
  ).pipe(Schema.withDecodingDefaultKey(Effect.succeed(DEFAULT_RECOMMENDATION_FLOOR))),
  /**
   * The IANA name of the time zone in which the site's days begin and end, such as 'America/Chicago'. Initially the
   * machine's.
   */
  timeZone: Schema.String.check(
    Schema.makeFilter((name) =>
      Option.isSome(findTimeZone(name))
        ? undefined
        : `'${name}' isn't a time zone; use one like 'America/Chicago'`,
    ),
  ).pipe(Schema.withDecodingDefaultKey(Effect.sync(machineTimeZone))),
  /** The payment processor. Defaults to the sandbox, which moves no money. */
  payments: Schema.optionalKey(PaymentsSetting),
  /**
   * True to allow orders paid with real money on the in-process database, which can lose the latest orders in a power
   * failure.
   */
  embeddedRisk: Schema.Boolean.pipe(Schema.withDecodingDefaultKey(Effect.succeed(false))),
  /**
   * The number of days after payment within which the site's staff complete an order's manual work; null if the site
   * doesn't do that work and therefore doesn't sell it. `labels`: printing and shipping address labels. `emailCampaign`
   * (sources 200 and 210), `mobileCampaign` (190), and `digitalMedia` (270): running the campaign for each list from
   * these sources.
   */
  taskDays: TaskDaysSetting.pipe(Schema.withDecodingDefaultKey(Effect.succeed({}))),
  /**
   * The number of days that a quote's prices are valid after the day it was sent. A change applies only to later
   * quotes.
   */
  quoteDays: Schema.Int.check(
    Schema.isBetween(
      { minimum: 1, maximum: MAX_QUOTE_DAYS },
      { message: `must be a whole number of days from 1 to ${MAX_QUOTE_DAYS}` },
    ),
  ).pipe(Schema.withDecodingDefaultKey(Effect.succeed(QUOTE_DAYS))),
  /** The number of days that customers' messages and requests are retained, from the day they arrived. */
  requestDays: Schema.Int.check(
    Schema.isBetween(
      { minimum: 1, maximum: MAX_REQUEST_DAYS },
      { message: `must be a whole number of days from 1 to ${MAX_REQUEST_DAYS}` },
    ),
  ).pipe(Schema.withDecodingDefaultKey(Effect.succeed(REQUEST_DAYS))),
  /**
   * The number of days that a delivered list can be downloaded, after the day of its delivery. A change applies only to
   * lists delivered later.
   */
  deliveryDays: Schema.Int.check(
    Schema.isBetween(
      { minimum: 1, maximum: MAX_DELIVERY_DAYS },
      { message: `must be a whole number of days from 1 to ${MAX_DELIVERY_DAYS}` },
    ),
  ).pipe(Schema.withDecodingDefaultKey(Effect.succeed(DELIVERY_RETENTION_DAYS))),
  /** The rate at which dollars earn reward points. A change applies to orders placed later. */
  pointRate: PointRate.pipe(Schema.withDecodingDefaultKey(Effect.succeed(DEFAULT_POINT_RATE))),
  /** The server that sends the site's emails; null to write them to the `mail` folder. */
  smtp: Schema.NullOr(SmtpSettings).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null))),
  /** The links in the footer of every page; a link without a URL isn't shown. */
  footer: SiteLinks.pipe(Schema.withDecodingDefaultKey(Effect.succeed({}))),
  /**
   * The URL of a third-party chat script, such as 'https://chat.example/widget.js'. The script runs in its own frame,
   * isolated from the pages and their data (decision 0036). If null, the site has no chat, and its pages make no
   * third-party requests.
   */
  chatWidget: Schema.NullOr(ScriptUrl).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null))),
  /**
   * The number of addresses that a user may look up per day, counting both searches and file rows. ZIP Codes and cities
   * don't count.
   */
  geocodedRowsADay: Schema.Int.check(
    Schema.isBetween(
      { minimum: 1, maximum: MAX_GEOCODED_ROWS },
      { message: `must be a whole number of addresses from 1 to ${MAX_GEOCODED_ROWS}` },
    ),
  ).pipe(Schema.withDecodingDefaultKey(Effect.succeed(GEOCODED_ROWS_A_DAY))),
  /** A third-party geocoder for streets and houses; null to use only the site's own universe. */
  geocoder: Schema.NullOr(GeocoderSettings).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null))),
  /** The hourly limits per user, and the limits on email per user, per account, and for the site. */
  quotas: QuotaLimits.pipe(Schema.withDecodingDefaultKey(Effect.succeed({}))),
  /**
   * The optional parts of the product; false if the site doesn't have the part. `rewards`: the rewards store; `videos`:
   * the video library; `services`: customer-data services, campaigns, and the diagnostic; `watching`: automatic counts
   * of saved lists; `selfTest`: the page that checks the site.
   */
  parts: PartsSetting.pipe(Schema.withDecodingDefaultKey(Effect.succeed({}))),
  /**
   * The site's own pages, by the keys under which the landing page and history link to them, such as 'enhanceList' or
   * 'reportPortrait'. If a page is missing, users request the service by message.
   */
  links: Schema.Record(Schema.String, Schema.String)
    .check(
      Schema.makeFilter((links) => {
        const unknown = Object.keys(links).find((key) => !SITE_LINK_KEYS.includes(key))
        if (unknown !== undefined) return `has no page '${unknown}'; use one of ${SITE_LINK_KEYS.join(", ")}`
        const broken = Object.entries(links).find(([, address]) => !isPageLink(address))
        return broken === undefined
          ? undefined
          : `'${broken[1]}' (${broken[0]}) isn't a page URL; use one like 'https://lists.example/enhance' or '/enhance'`
      }),
    )
    .pipe(Schema.withDecodingDefaultKey(Effect.succeed({}))),
  /** The non-default readings of the specification: the option by reading ID. */
  readings: Schema.Record(Schema.String, Schema.String),
})
export type SiteFile = typeof SiteFile.Type

/** Returns the site's time zone, which is known to exist because the file has been validated. */
export const siteTimeZone = ({ timeZone }: Pick<SiteFile, "timeZone">): DateTime.TimeZone =>
  Option.getOrThrow(findTimeZone(timeZone))
