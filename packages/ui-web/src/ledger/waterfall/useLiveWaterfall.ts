import type { CountWaterfall } from "@listwright/domain/counting"
import { afterCount, type CountStatus } from "../figures/afterCount.ts"
import { useFigure } from "../figures/useFigure.ts"
import type { LiveFigures } from "../useLiveCall.ts"

/** Requests the number of records that each of the draft's choices leaves and removes. */
export const useLiveWaterfall = (count: CountStatus): LiveFigures<CountWaterfall> =>
  afterCount(useFigure("waterfall"), count)
