import { attributeKind, areAttributesDisabled, type Attribute } from "@listwright/domain/audience"
import { useState } from "react"
import { useKnownAttributes } from "../../../list/attributes/useAttributes.ts"
import { useDraft } from "../../../list/draft/useDraft.ts"
import { attributeGroups } from "../attributeGroups.ts"
import { AudiencePage } from "../AudiencePage.tsx"
import { categoryAnchor } from "../categories/categoryAnchor.ts"
import { FilterField, filterKeyword } from "../FilterField.tsx"
import { AttributesLoader } from "../AttributesLoader.tsx"
import { NoMatchesMessage } from "../NoMatchesMessage.tsx"
import { type EditableAudience, useAudience } from "../useAudience.ts"
import { PropensityRow } from "./PropensityRow.tsx"

/** The page at `order/:listType/demo/audiencePropensities`. */
export function PropensitiesPage() {
  const { draft } = useDraft()
  const edited = useAudience()
  const { columns } = useKnownAttributes(draft.listType)
  return (
    <AudiencePage
      {...edited}
      columns={columns ?? []}
      intro="A model ranks people by how likely they are to do something and divides them into ten equal groups, with the most likely first. Move the handles to choose the groups you want."
    >
      <AttributesLoader>
        {(all) => (
          <Propensities
            {...edited}
            columns={all.filter((column) => attributeKind(column) === "propensity")}
          />
        )}
      </AttributesLoader>
    </AudiencePage>
  )
}

/** Returns the most common description. It's shown only once, which makes differing descriptions stand out. */
const commonDescription = (columns: ReadonlyArray<Attribute>): string => {
  const groups = [...Map.groupBy(columns, ({ description }) => description)]
  const [first] = groups.toSorted(([, a], [, b]) => b.length - a.length)
  return first?.[0] ?? ""
}

interface PropensitiesProps extends EditableAudience {
  readonly columns: ReadonlyArray<Attribute>
}

function Propensities({ audience, columns, edit }: PropensitiesProps) {
  const [typed, setTyped] = useState("")
  const isDisabled = areAttributesDisabled(audience)
  const groups = attributeGroups(columns, filterKeyword(typed))
  const common = commonDescription(columns)
  return (
    <>
      <FilterField
        label="Find a propensity"
        placeholder="Insurance, car, cruise"
        typed={typed}
        isDisabled={isDisabled}
        onType={setTyped}
      />
      <p className="-mt-2 text-xs text-muted">{common}</p>
      {groups.length === 0 ? (
        <NoMatchesMessage back="Show all propensities" onBack={() => setTyped("")} />
      ) : (
        <div className="flex flex-col gap-5">
          {groups.map(({ columns: own, id, name }) => (
            <section key={id} aria-labelledby={categoryAnchor(id)} className="flex flex-col gap-1.5">
              <h2 id={categoryAnchor(id)} tabIndex={-1} className="w-fit text-sm font-semibold text-muted">
                {name}
              </h2>
              <div className="overflow-hidden rounded-card border border-line bg-surface">
                {own.map((column) => (
                  <PropensityRow
                    key={column.column}
                    column={column}
                    note={column.description === common ? null : column.description}
                    audience={audience}
                    edit={edit}
                    isDisabled={isDisabled}
                  />
                ))}
              </div>
            </section>
          ))}
        </div>
      )}
    </>
  )
}
