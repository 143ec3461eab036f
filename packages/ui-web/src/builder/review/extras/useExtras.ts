import type { OrderExtras } from "@listwright/domain/pricing"
import { useFigure } from "../../../list/ledger/figures/useFigure.ts"
import type { LiveFigures } from "../../../list/ledger/useLiveCall.ts"

/** Requests the extras available for the order, at the currently desired quantity. */
export const useExtras = (): LiveFigures<OrderExtras> => useFigure("extras", { hasPrice: true })
