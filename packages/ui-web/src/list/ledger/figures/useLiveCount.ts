import type { CountAnswer } from "@listwright/domain/counting"
import { useFigure } from "./useFigure.ts"
import type { LiveFigures } from "../useLiveCall.ts"

/** Returns the count of the current draft, updated after every edit. */
export const useLiveCount = (): LiveFigures<CountAnswer> => useFigure("count")
