import { Argument } from "@commander-js/extra-typings"

/** The order of a task. */
export const taskOrder = () => new Argument("<order>", "its code, such as LW-2345-6789")

/** The task of an order. */
export const taskKind = () =>
  new Argument("<kind>", "which task of the order: labels, emailCampaign, mobileCampaign or digitalMedia")
