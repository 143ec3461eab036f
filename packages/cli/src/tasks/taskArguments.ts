import { Argument } from "@commander-js/extra-typings"

/** Builds the argument for a task's order. */
export const taskOrderArgument = () => new Argument("<order>", "its code, such as LW-2345-6789")

/** Builds the argument for the kind of an order's task. */
export const taskKindArgument = () =>
  new Argument("<kind>", "which task of the order: labels, emailCampaign, mobileCampaign or digitalMedia")
