import { type Attribute, selectedValues, selectValues, deselectValues } from "@listwright/domain/audience"
import type { Audience } from "@listwright/domain/definition"
import { Result } from "effect"
import { Button } from "../../design/Button.tsx"
import { Checkbox } from "../../design/Checkbox.tsx"
import type { AudienceUpdater } from "./AudienceUpdater.ts"
import { UnknownShare } from "./shares/UnknownShare.tsx"
import { shareRenderer } from "./shares/shareRenderer.tsx"
import type { Shares } from "./shares/useShares.ts"

export interface AttributeControlProps {
  readonly column: Attribute
  readonly audience: Audience
  readonly shares: Shares
  readonly edit: AudienceUpdater
  readonly isDisabled: boolean
}

const choose = (audience: Audience, column: Attribute, values: ReadonlyArray<string>): Audience =>
  Result.getOrElse(selectValues(audience, column, values), () => audience)

/** Lets the user choose any number of listed values; a record with at least one of them is in the audience. */
export function ValuesControl({ column, audience, shares, edit, isDisabled }: AttributeControlProps) {
  const chosen = new Set(selectedValues(audience, column.column))
  const all = column.values.map(({ value }) => value)
  const shareOf = shareRenderer(shares)
  return (
    <fieldset disabled={isDisabled} aria-busy={shares.isBehind} className="flex flex-col gap-3">
      <legend className="sr-only">{column.name}</legend>
      <div className="flex flex-col gap-y-1">
        {column.values.map(({ value, name }) => (
          <Checkbox
            key={value}
            checked={chosen.has(value)}
            aside={shareOf(value)}
            onChange={({ currentTarget: { checked } }) =>
              edit((held) =>
                checked ? choose(held, column, [value]) : deselectValues(held, column.column, [value]),
              )
            }
          >
            {name}
          </Checkbox>
        ))}
      </div>
      <div className="-ml-3.5 flex items-center gap-1">
        {all.length > 3 ? (
          <Button
            kind="quiet"
            isDisabled={isDisabled || chosen.size === all.length}
            onPress={() => edit((held) => choose(held, column, all))}
          >
            Select all
          </Button>
        ) : null}
        <Button
          kind="quiet"
          isDisabled={isDisabled || chosen.size === 0}
          onPress={() => edit((held) => deselectValues(held, column.column, all))}
        >
          Clear
        </Button>
        <UnknownShare shares={shares} />
      </div>
    </fieldset>
  )
}
