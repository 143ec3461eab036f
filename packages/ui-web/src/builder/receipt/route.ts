import type { RouteObject } from "react-router"
import { redirectOrReplace } from "../../list/guards/redirectOrReplace.ts"
import type { Guards } from "../../list/guards/createGuards.ts"
import { rememberedOrder } from "../placing/rememberedOrder.ts"
import { orderCodeFromUrl, receiptPath } from "./receiptPath.ts"

/**
 * The route `order/:listType/success?order=CODE`, outside the builder. The specified order has been placed, regardless
 * of the current draft. Without a code, it's the order created from the current draft.
 */
export const successRoute = ({ draftIn, guarded }: Guards): RouteObject => ({
  path: "order/:listType/success",
  loader: async (args) => {
    if (orderCodeFromUrl(new URL(args.request.url).searchParams) !== null) return null
    const elsewhere = await guarded("success")(args)
    if (elsewhere !== null) return elsewhere
    const { draft } = await draftIn(args, "any")
    const code = rememberedOrder(draft)
    return code === null ? null : redirectOrReplace(args.request, receiptPath(draft.listType, code))
  },
  lazy: async () => ({ Component: (await import("./SuccessPage.tsx")).SuccessPage }),
})
