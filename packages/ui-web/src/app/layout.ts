import type { OrderLayout } from "@listwright/domain/order"

/** The layout that the screens have: tabs on the page, and a summary that places the order. spec: decisions (interfaceVersion 2) */
export const LAYOUT = 2 satisfies OrderLayout
