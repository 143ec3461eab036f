import type { Price } from "@listwright/domain/pricing"
import { useFigure } from "./useFigure.ts"
import type { LiveFigures } from "../useLiveCall.ts"

/** Returns the itemized price of the current draft, updated after every edit. */
export const useLivePrice = (): LiveFigures<Price> => useFigure("price", { hasPrice: true })
