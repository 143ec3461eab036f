import {
  attributeKind,
  chooseFlag,
  chosenFlags,
  clearFlags,
  areAttributesDisabled,
  type Attribute,
  setFlagMatch,
  deselectFlag,
} from "@listwright/domain/audience"
import type { FlagsCriterion } from "@listwright/domain/definition"
import { useState } from "react"
import { useKnownAttributes } from "../../../list/attributes/useAttributes.ts"
import { Button } from "../../../design/Button.tsx"
import { RadioGroup } from "../../../design/RadioGroup.tsx"
import { useDraft } from "../../../list/draft/useDraft.ts"
import { attributeGroups } from "../attributeGroups.ts"
import { AudiencePage } from "../AudiencePage.tsx"
import { FilterField, filterKeyword } from "../FilterField.tsx"
import { AttributesLoader } from "../AttributesLoader.tsx"
import { NoMatchesMessage } from "../NoMatchesMessage.tsx"
import { useFlagShares } from "../shares/useFlagShares.ts"
import { type EditableAudience, useAudience } from "../useAudience.ts"
import { FlagGrid } from "./FlagGrid.tsx"

type Match = FlagsCriterion["match"]

const MATCHES: ReadonlyArray<{ readonly value: Match; readonly text: string }> = [
  { value: "any", text: "Any of your choices" },
  { value: "all", text: "All of your choices" },
]

/** The page at `order/:listType/demo/intrestsPurchasing`. */
export function InterestsPage() {
  const { draft } = useDraft()
  const edited = useAudience()
  const { columns } = useKnownAttributes(draft.listType)
  return (
    <AudiencePage
      {...edited}
      columns={columns ?? []}
      intro="What people are interested in and what they buy, whether known or inferred. Choose as many as you like. The figures reflect your areas and your other choices."
    >
      <AttributesLoader>
        {(all) => (
          <Interests {...edited} columns={all.filter((column) => attributeKind(column) === "lifestyle")} />
        )}
      </AttributesLoader>
    </AudiencePage>
  )
}

interface InterestsProps extends EditableAudience {
  readonly columns: ReadonlyArray<Attribute>
}

function Interests({ audience, columns, edit }: InterestsProps) {
  const flags = columns.map(({ column }) => column)
  const isDisabled = areAttributesDisabled(audience)
  const [typed, setTyped] = useState("")
  const [wanted, setWanted] = useState<Match>("any")
  const { chosen, match } = chosenFlags(audience, flags)
  const shares = useFlagShares(flags, !isDisabled)
  const groups = attributeGroups(columns, filterKeyword(typed))
  const setMatch = (value: Match) => {
    setWanted(value)
    if (chosen.length > 1) edit((held) => setFlagMatch(held, flags, value))
  }
  return (
    <>
      <div className="grid items-start gap-x-8 gap-y-4 rounded-card border border-line bg-surface px-4 py-3.5 sm:grid-cols-2">
        <FilterField
          label="Find an interest or purchase"
          placeholder="Boating, wine, apparel"
          typed={typed}
          isDisabled={isDisabled}
          onType={setTyped}
        />
        <div className="flex flex-col gap-1">
          <RadioGroup
            label="People must match"
            inline
            options={MATCHES}
            value={match === "mixed" ? null : (match ?? wanted)}
            isDisabled={isDisabled}
            onChange={setMatch}
          />
          <p className="tabular flex min-h-8 items-center gap-1 text-xs text-muted">
            {match === "mixed"
              ? "Some of your choices are alternatives, but the others must all match."
              : chosen.length === 0
                ? "Nothing chosen yet."
                : `${chosen.length} chosen.`}
            {chosen.length === 0 ? null : (
              <Button
                kind="quiet"
                className="text-xs"
                isDisabled={isDisabled}
                onPress={() => edit((held) => clearFlags(held, flags))}
              >
                Clear
              </Button>
            )}
          </p>
        </div>
      </div>
      {groups.length === 0 ? (
        <NoMatchesMessage back="Show all interests" onBack={() => setTyped("")} />
      ) : (
        <FlagGrid
          groups={groups}
          chosen={chosen}
          shares={shares}
          isDisabled={isDisabled}
          onToggle={(flag, isChosen) =>
            edit((held) =>
              isChosen ? chooseFlag(held, flags, flag, wanted) : deselectFlag(held, flags, flag),
            )
          }
        />
      )}
    </>
  )
}
