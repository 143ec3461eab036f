import { classes } from "../../../design/classes.ts"
import { Checkbox } from "../../../design/Checkbox.tsx"
import { Skeleton } from "../../../design/Skeleton.tsx"
import { stateLabel } from "./StatePath.tsx"
import { STATE_SHAPES } from "./stateShapes.ts"
import type { MapState } from "./useMapStates.ts"

const CODES = STATE_SHAPES.map(({ state }) => state)
const SMALL = new Set(STATE_SHAPES.filter(({ isSmall }) => isSmall).map(({ state }) => state))

/** Checkboxes for the states that are hard to hit on the map: the small states or, on a phone, all of them. */
export function SmallStates({ states }: { readonly states: ReadonlyMap<string, MapState> }) {
  // In the order of their names, once these are there.
  const codes = states.size === 0 ? CODES : [...states.keys()]
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">
        <span className="max-sm:hidden">Small states</span>
        <span className="sm:hidden">All states</span>
      </legend>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {codes.map((code) => {
          const state = states.get(code)
          return (
            <div key={code} className={classes(!SMALL.has(code) && "sm:hidden")}>
              <Checkbox
                checked={state?.is === "chosen"}
                disabled={state === undefined}
                onChange={state?.toggle}
              >
                {state === undefined ? <Skeleton className="my-0.5 h-4 w-24" /> : stateLabel(state)}
              </Checkbox>
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}
