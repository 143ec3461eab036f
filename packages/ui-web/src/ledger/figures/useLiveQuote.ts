import type { Quote } from "@listwright/domain/pricing"
import { useFigure } from "./useFigure.ts"
import type { LiveFigures } from "../useLiveCall.ts"

/** Returns the itemized price of the current draft, updated after every edit. */
export const useLiveQuote = (): LiveFigures<Quote> => useFigure("quote", { hasPrice: true })
