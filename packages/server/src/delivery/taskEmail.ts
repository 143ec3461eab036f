import type { TaskKind } from "@listwright/domain/order"
import type { MailBlock } from "../mail/MailBlock.ts"
import type { EmailMessage } from "../mail/Mailer.ts"
import type { OwnedReceipt } from "../orders/PlacedOrders.ts"
import { orderPagePath } from "./orderEmails.ts"

const HEADINGS = {
  labels: "Your address labels are on their way",
  emailCampaign: "Your email campaign was sent",
  mobileCampaign: "Your mobile campaign is running",
  digitalMedia: "Your audience was sent to the ad platform",
} as const satisfies Readonly<Record<TaskKind, string>>

/** Builds the email sent when one of an order's manual tasks is done. */
export const taskEmail = (order: OwnedReceipt, kind: TaskKind): EmailMessage => {
  const { orderCode, orderName } = order
  const task = order.tasks?.find((one) => one.kind === kind)
  const note: ReadonlyArray<MailBlock> =
    task === undefined || task.note === "" ? [] : [{ kind: "paragraph", text: task.note }]
  return {
    id: `${orderCode}-task-${kind}`,
    to: order.contact.email,
    lane: "delivery",
    account: order.accountId,
    subject: `${HEADINGS[kind]} (${orderCode})`,
    blocks: [
      { kind: "heading", text: HEADINGS[kind] },
      {
        kind: "paragraph",
        text: `We've completed this task for your order ${orderCode} (${orderName}): ${task?.what ?? ""}.`,
      },
      ...note,
      { kind: "link", label: "View your order", url: orderPagePath(order) },
    ],
  }
}
