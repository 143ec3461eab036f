import type { CountAnswer } from "@listwright/domain/counting"
import { useFigure } from "./useFigure.ts"
import type { LiveFigures } from "../useLiveCall.ts"

/** The count of the current draft, after every edit. */
export const useLiveCount = (): LiveFigures<CountAnswer> => useFigure("count")
