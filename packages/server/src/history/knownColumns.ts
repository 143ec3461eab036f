import type { DemoColumn } from "@listwright/domain/audience"
import { Effect } from "effect"
import { ServedUniverse } from "../site/ServedUniverse.ts"

/** The attributes of a source; none while its data are away: an order is told then too, by the codes of its attributes. */
export const knownColumns = Effect.fn("knownColumns")((listType: number) =>
  Effect.flatMap(ServedUniverse, ({ columns }) => columns(listType)).pipe(
    Effect.catchTag("CountUnavailable", () => Effect.succeed<ReadonlyArray<DemoColumn>>([])),
  ),
)
