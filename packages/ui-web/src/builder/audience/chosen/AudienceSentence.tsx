import { recordTerms } from "@listwright/domain/catalog"
import {
  type AudienceSentence as Sentence,
  audienceSentence,
  type Attribute,
  type DescribedList,
  removeCriterionParts,
  type SentenceClause,
} from "@listwright/domain/audience"
import { type ReactNode, useRef } from "react"
import { ANCHORS } from "../../../list/attributes/anchors.ts"
import { useAttributeUrl } from "../../../list/attributes/useAttributeUrl.ts"
import { Button } from "../../../design/Button.tsx"
import type { AudienceUpdater } from "../AudienceUpdater.ts"
import { useDraft } from "../../../list/draft/useDraft.ts"
import { SaveQuickPickButton } from "../quick-picks/SaveQuickPickButton.tsx"
import { AudienceClause, PhonesClause } from "./AudienceClause.tsx"
import { useScrollAnchor } from "./useScrollAnchor.ts"

export interface AudienceSentenceProps {
  readonly definition: DescribedList
  /** The audience's attributes with their values, once known. */
  readonly columns: ReadonlyArray<Attribute>
  readonly edit: AudienceUpdater
  /** Called when the user chooses to include records without phones. */
  readonly onTakeAll: () => void
  /** Suggestions for the next choice, below the sentence. */
  readonly children?: ReactNode
}

const isEmpty = ({ clauses, unused, withPhones }: Sentence): boolean =>
  clauses.length + unused.length === 0 && !withPhones

/** The current choices as a sentence; each choice has a button for removing it. */
export function AudienceSentence({ children, definition, columns, edit, onTakeAll }: AudienceSentenceProps) {
  const part = useRef<HTMLDivElement>(null)
  const { draft } = useDraft()
  const addressOf = useAttributeUrl(definition.listType)
  useScrollAnchor(part)
  const sentence = audienceSentence(definition, columns)
  const { clauses, subject, unused, withPhones } = sentence
  const remove = (clause: SentenceClause, at: number) =>
    edit((held) =>
      clause.parts
        .slice(at, at + 1)
        .reduce((audience, { criterion }) => removeCriterionParts(audience, criterion), held),
    )
  const removeAll = () => edit((held) => ({ ...held, criteria: [] }))
  return (
    <div
      ref={part}
      id={ANCHORS.chosenAudience}
      className="rounded-card border border-line bg-surface pt-1.5 pr-2 pb-3 pl-4"
    >
      <section aria-labelledby="chosen-audience-title">
        <header className="flex min-h-9 items-center justify-between gap-3">
          <h2 id="chosen-audience-title" className="whitespace-nowrap text-sm font-semibold text-muted">
            Your audience
          </h2>
          {clauses.length === 0 ? null : (
            <div className="no-print flex flex-wrap items-center justify-end">
              <SaveQuickPickButton draft={draft} kind="quiet" className="text-sm" />
              <Button kind="quiet" className="text-sm" onPress={removeAll}>
                Remove all
              </Button>
            </div>
          )}
        </header>
        {isEmpty(sentence) && definition.audience.unit === "individuals" ? (
          <p className="flex min-h-10 flex-wrap items-center gap-x-2 pr-2 text-lg">
            {definition.occupant ? subject : recordTerms(definition.listType).all}
            <span className="text-base text-muted">No attributes chosen yet</span>
          </p>
        ) : (
          <>
            {/* A list to a screen reader, a sentence to the eye. */}
            <p className="inline text-lg/10 font-medium pointer-coarse:leading-12">{subject} </p>
            <ul className="inline pr-2 text-lg/10 pointer-coarse:leading-12">
              {clauses.map((clause, at) => (
                <AudienceClause
                  addressOf={addressOf}
                  key={`${clause.column} ${clause.parts[0]?.criterion.kind}`}
                  clause={clause}
                  isLast={at === clauses.length - 1 && !withPhones}
                  onRemove={(part) => remove(clause, part)}
                />
              ))}
              {withPhones ? <PhonesClause listType={definition.listType} onRemove={onTakeAll} /> : null}
            </ul>
          </>
        )}
        {unused.length === 0 ? null : (
          <div className="mt-1 border-t border-line pt-2 pr-2 text-sm text-muted">
            <p className="inline">
              Saved but not applied to {recordTerms(definition.listType).units.several}:{" "}
            </p>
            <ul className="inline leading-9">
              {unused.map((clause, at) => (
                <AudienceClause
                  addressOf={addressOf}
                  key={`${clause.column} ${clause.parts[0]?.criterion.kind}`}
                  clause={clause}
                  isLast={at === unused.length - 1}
                  onRemove={(part) => remove(clause, part)}
                  isDisabled
                />
              ))}
            </ul>
          </div>
        )}
      </section>
      {children}
    </div>
  )
}
