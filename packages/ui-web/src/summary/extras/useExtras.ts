import type { OrderExtras } from "@listwright/domain/pricing"
import { useFigure } from "../../ledger/figures/useFigure.ts"
import type { LiveFigures } from "../../ledger/useLiveCall.ts"

/** What the order can have besides its records, at the quantity that is wanted now. */
export const useExtras = (): LiveFigures<OrderExtras> => useFigure("extras", { hasPrice: true })
