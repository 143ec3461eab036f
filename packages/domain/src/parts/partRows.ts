import { SERVICE_LINK_KEYS } from "../account/landing/serviceMenu.ts"
import { CUSTOMER_REPORTS } from "../reports/customerReports.ts"
import type { Part } from "../shared/Part.ts"

/** Everything that a site loses when it disables a part. */
export interface PartRow {
  /** The folder that contains the part's code, in each package that has any. */
  readonly folder: string
  /** The site's response to requests for a disabled part. */
  readonly missing: string
  /** The part's calls in both contracts, by endpoint name. */
  readonly calls: ReadonlyArray<string>
  /** The URL paths of the part's pages in the web app, in lowercase. */
  readonly pages: ReadonlyArray<string>
  /** The keys in the site's configuration that link to its own pages about this part. */
  readonly linkKeys: ReadonlyArray<string>
}

/** The pages, calls, and links of each part [p6-parts]. */
export const PART_ROWS: Readonly<Record<Part, PartRow>> = {
  rewards: {
    folder: "rewards",
    missing: "This site doesn't offer rewards.",
    calls: [
      "GetInitReward",
      "GetRewards",
      "GetCart",
      "RedeemCartOrder",
      "rewardOrders",
      "markRewardSent",
      "giveBonus",
    ],
    pages: ["/reward"],
    linkKeys: [],
  },
  videos: {
    folder: "videos",
    missing: "This site doesn't have videos.",
    calls: ["videos"],
    pages: ["/videos"],
    linkKeys: [],
  },
  services: {
    folder: "services",
    missing: "This site doesn't offer services.",
    calls: [
      "GetMyAcxiomOrderMoreByOrder",
      "GetServiceOrder",
      "importServiceOrders",
      "GetMAPrice",
      "AddMarketingEmail",
      "setCampaign",
      "campaigns",
    ],
    pages: ["/digitalcampaigns", "/digitalreporting", "/freedatadiagnostic"],
    linkKeys: [...Object.values(SERVICE_LINK_KEYS), ...CUSTOMER_REPORTS.map(({ linkKey }) => linkKey)],
  },
  watching: {
    folder: "watching",
    missing: "This site doesn't offer watched lists.",
    calls: ["watchSavedList", "unwatchSavedList", "watchedLists"],
    pages: [],
    linkKeys: [],
  },
  selfTest: {
    folder: "self-test",
    missing: "This site doesn't have a self-test.",
    calls: [],
    pages: ["/test/summary"],
    linkKeys: [],
  },
}
