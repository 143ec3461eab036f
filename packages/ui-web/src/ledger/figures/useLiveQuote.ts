import type { Quote } from "@listwright/domain/pricing"
import { useFigure } from "./useFigure.ts"
import type { LiveFigures } from "../useLiveCall.ts"

/** The itemized price of the current draft, after every edit. */
export const useLiveQuote = (): LiveFigures<Quote> => useFigure("quote", { hasPrice: true })
