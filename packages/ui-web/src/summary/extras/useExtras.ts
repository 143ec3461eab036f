import type { OrderExtras } from "@listwright/domain/pricing"
import { useFigure } from "../../ledger/figures/useFigure.ts"
import type { LiveFigures } from "../../ledger/useLiveCall.ts"

/** Requests the extras that the order can have, at the quantity that is currently wanted. */
export const useExtras = (): LiveFigures<OrderExtras> => useFigure("extras", { hasPrice: true })
