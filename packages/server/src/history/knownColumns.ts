import type { DemoColumn } from "@listwright/domain/audience"
import { Effect } from "effect"
import { ServedUniverse } from "../site/ServedUniverse.ts"

/**
 * Returns the attributes of a source. While its data is unavailable it returns an empty list, so that orders can
 * still be shown, with the codes of their attributes.
 */
export const knownColumns = Effect.fn("knownColumns")((listType: number) =>
  Effect.flatMap(ServedUniverse, ({ columns }) => columns(listType)).pipe(
    Effect.catchTag("CountUnavailable", () => Effect.succeed<ReadonlyArray<DemoColumn>>([])),
  ),
)
