import { clearColumn } from "@listwright/domain/audience"
import { Button } from "../design/Button.tsx"
import { Chip } from "../design/Chip.tsx"
import type { ChosenCriterion, ChosenPart } from "./chosenCriteria.ts"
import type { EditAudience } from "./EditAudience.ts"
import { withoutPart } from "./withoutPart.ts"

export interface ChosenAudienceProps {
  readonly chosen: ReadonlyArray<ChosenCriterion>
  readonly edit: EditAudience
  readonly isDisabled: boolean
}

const partKey = (part: ChosenPart): string => {
  switch (part.kind) {
    case "value":
      return part.value
    case "range":
      return `${part.range.from} ${part.range.to}`
    case "industry":
      return part.code
  }
}

/** Everything chosen so far, each with a button that removes it. */
export function ChosenAudience({ chosen, edit, isDisabled }: ChosenAudienceProps) {
  if (chosen.length === 0) return null
  return (
    <section aria-labelledby="chosen-audience" className="rounded-card border border-line bg-surface">
      <header className="flex items-center justify-between gap-3 py-1.5 pr-2 pl-4">
        <h2 id="chosen-audience" className="font-semibold">
          Your audience
        </h2>
        <Button
          kind="quiet"
          isDisabled={isDisabled}
          onPress={() =>
            edit((held) => chosen.reduce((audience, { column }) => clearColumn(audience, column), held))
          }
        >
          Remove all
        </Button>
      </header>
      <dl>
        {chosen.map(({ column, name, parts }) => (
          <div
            key={column}
            className="flex flex-wrap items-baseline gap-x-4 gap-y-2 border-t border-line px-4 py-2.5"
          >
            <dt className="w-44 shrink-0 text-sm font-medium max-sm:w-full">{name}</dt>
            <dd className="min-w-0 flex-1">
              <ul className="flex flex-wrap gap-2">
                {parts.map((part) => (
                  <Chip
                    key={partKey(part)}
                    label={part.label}
                    isDisabled={isDisabled}
                    onRemove={() => edit((held) => withoutPart(held, column, part))}
                  />
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
