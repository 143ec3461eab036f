import { classes } from "../../design/classes.ts"
import { Checkbox } from "../../design/Checkbox.tsx"
import { STATE_SHAPES } from "./stateShapes.ts"
import { stateLabel } from "./StatePath.tsx"
import type { MapState } from "./useStates.ts"

const SMALL: ReadonlySet<string> = new Set(
  STATE_SHAPES.filter(({ isSmall }) => isSmall).map(({ state }) => state),
)

/** Boxes for the states that are hard to hit on the map: the small ones, and on a phone all of them. */
export function SmallStates({ states }: { readonly states: ReadonlyMap<string, MapState> }) {
  return (
    <fieldset className="min-h-40">
      <legend className="mb-1 text-sm font-medium">
        <span className="max-sm:hidden">Small states</span>
        <span className="sm:hidden">All states</span>
      </legend>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3 md:grid-cols-5">
        {[...states].map(([code, state]) => (
          <div key={code} className={classes(!SMALL.has(code) && "sm:hidden")}>
            <Checkbox checked={state.is === "chosen"} onChange={state.toggle}>
              {stateLabel(state)}
            </Checkbox>
          </div>
        ))}
      </div>
    </fieldset>
  )
}
