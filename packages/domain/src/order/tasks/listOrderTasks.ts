import type { Media } from "../../drafts/Media.ts"
import type { MobilePackage } from "../../pricing/MobilePackage.ts"
import { formatWholeNumber } from "../../shared/formatWholeNumber.ts"
import { sourceCampaign } from "./sourceCampaign.ts"
import type { OrderTask, TaskDays, TaskKind } from "./OrderTask.ts"

/** The parts of an order that may require manual work other than its list. */
export interface OrderedWork {
  readonly listType: number
  /** The number of records ordered. */
  readonly quantity: number
  /** The number of address label sets. */
  readonly labelCount: number
  readonly media: Media | null
  readonly creativeId: string | null
  readonly mobilePackage: Pick<MobilePackage, "name" | "viewCount"> | null
}

/** A task as ordered. */
export interface OrderedTask extends Pick<OrderTask, "kind" | "what"> {
  /** The number of days that the task may take, counted from the day of payment. */
  readonly days: number
}

const recordsText = (quantity: number): string =>
  `${formatWholeNumber(quantity)} ${quantity === 1 ? "record" : "records"}`

const mediaText = (media: Media | null): string => {
  switch (media?.medium) {
    case "facebook":
      return `on Facebook (share account ${media.shareAccountId}, package ${media.packageName})`
    case "twitter":
      return `on Twitter (tenant ${media.tenantId}, destination ${media.destinationId}, account ${media.destinationAccountId})`
    case undefined:
      return "on the order's medium"
  }
}

const whatOf = (kind: TaskKind, order: OrderedWork): string => {
  const records = recordsText(order.quantity)
  const creative = order.creativeId === null ? "" : `, creative ${order.creativeId}`
  switch (kind) {
    case "labels":
      return `${order.labelCount} ${order.labelCount === 1 ? "set" : "sets"} of address labels for ${records}, printed and shipped`
    case "emailCampaign":
      return `Email campaign to ${records}${creative}`
    case "mobileCampaign": {
      const { name, viewCount } = order.mobilePackage ?? { name: "", viewCount: 0 }
      return `Mobile campaign to ${records}: ${name}, ${formatWholeNumber(viewCount)} views${creative}`
    }
    case "digitalMedia":
      return `Audience of ${records} ${mediaText(order.media)}${creative}`
  }
}

/** Lists an order's tasks, each once. Omits types that the site doesn't offer, because they aren't sold. */
export const listOrderTasks = (order: OrderedWork, days: TaskDays): ReadonlyArray<OrderedTask> => {
  const campaign = sourceCampaign(order.listType)
  const kinds: ReadonlyArray<TaskKind> = [
    ...(order.labelCount > 0 ? (["labels"] as const) : []),
    ...(campaign === null ? [] : [campaign]),
  ]
  return kinds.flatMap((kind) => {
    const within = days[kind]
    return within === null ? [] : [{ kind, what: whatOf(kind, order), days: within }]
  })
}
