import { REWARD_DELIVERY_TEXT, type RewardContact } from "@listwright/domain/rewards"
import { formatWholeNumber } from "@listwright/domain/shared"
import type { MailBlock } from "../mail/MailBlock.ts"
import type { EmailMessage } from "../mail/Mailer.ts"
import { rewardLinesText, type RewardOrder } from "./RewardOrder.ts"

const nameOf = ({ firstName, lastName }: RewardContact): string => `${firstName} ${lastName}`.trim()

const addressOf = ({ addressLine, city, company, state, zip }: RewardContact): string =>
  [company, addressLine, `${city}, ${state} ${zip}`].filter((line) => line !== "").join(", ")

const gifts = ({ lines, points }: RewardOrder): MailBlock => ({
  kind: "facts",
  title: "Gifts",
  facts: [
    ...lines.map(({ name, pointsForOne, quantity }) => ({
      name: rewardLinesText([{ name, quantity }]),
      value: `${formatWholeNumber(quantity * pointsForOne)} points`,
    })),
    { name: "Total", value: `${formatWholeNumber(points)} points` },
  ],
})

const recipient = ({ contact }: RewardOrder): MailBlock => ({
  kind: "facts",
  title: "Sent to",
  facts: [
    { name: "Name", value: nameOf(contact) },
    { name: "Address", value: addressOf(contact) },
    { name: "Phone", value: contact.phone },
  ],
})

/** Builds the email that lists a user's redeemed gifts and the delivery address. */
export const redemptionEmail = (order: RewardOrder): EmailMessage => ({
  id: `${order.orderCode}-reward`,
  to: order.email,
  lane: "prompt",
  account: order.accountId,
  subject: `Your rewards ${order.orderCode}`,
  blocks: [
    { kind: "heading", text: "Your rewards are on their way" },
    { kind: "paragraph", text: REWARD_DELIVERY_TEXT },
    gifts(order),
    recipient(order),
    { kind: "link", label: "Open the rewards store", url: "/reward" },
    { kind: "note", text: "If something is wrong, reply to this email." },
  ],
})

/** Builds the email that asks the site's staff to send a user's gifts. */
export const rewardFulfillmentEmail = (order: RewardOrder, contactEmail: string): EmailMessage => ({
  id: `${order.orderCode}-reward-to-send`,
  to: contactEmail,
  lane: "rest",
  account: "site",
  subject: `Send rewards ${order.orderCode}: ${rewardLinesText(order.lines)}`,
  blocks: [
    { kind: "heading", text: `Rewards ${order.orderCode} are ready to send` },
    {
      kind: "paragraph",
      text: `${order.email} redeemed ${formatWholeNumber(order.points)} points and was promised delivery within 7 business days.`,
    },
    gifts(order),
    recipient(order),
    {
      kind: "note",
      text: `Once the rewards are on their way, run: listwright rewards sent ${order.orderCode}`,
    },
  ],
})
