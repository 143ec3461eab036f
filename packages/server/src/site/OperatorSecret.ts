import { Context } from "effect"

/** The secret that proves that a caller is the site's operator. */
export class OperatorSecret extends Context.Service<OperatorSecret, { readonly secret: string }>()(
  "@listwright/server/site/OperatorSecret",
) {}
