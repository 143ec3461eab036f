import { Context } from "effect"

/** What an operator of the site shows. */
export class OperatorSecret extends Context.Service<OperatorSecret, { readonly secret: string }>()(
  "@listwright/server/site/OperatorSecret",
) {}
