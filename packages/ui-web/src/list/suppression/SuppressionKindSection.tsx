import {
  chooseSuppressionMode,
  selectSuppression,
  type SuppressionForm,
  type SuppressionKind,
  toggleSuppression,
  deselectSuppression,
} from "@listwright/domain/suppression"
import { useQueryClient } from "@tanstack/react-query"
import { suppressionAnchor } from "../attributes/anchors.ts"
import { Checkbox } from "../../design/Checkbox.tsx"
import { RadioGroup } from "../../design/RadioGroup.tsx"
import { useDraft } from "../draft/useDraft.ts"
import { DateRangeFields } from "./DateRangeFields.tsx"
import { FileUpload } from "./FileUpload.tsx"
import { ItemPicker, SUPPRESSION_LISTS_KEY } from "./ItemPicker.tsx"
import { KIND_TEXTS } from "./kindTexts.ts"

export interface SuppressionKindSectionProps {
  readonly kind: SuppressionKind
  readonly form: SuppressionForm
  readonly edit: (form: SuppressionForm) => void
  /** Today as an ISO date. */
  readonly today: string
}

/** The section for one type of suppression: off, or on by date or by chosen items. */
export function SuppressionKindSection({ kind, form, edit, today }: SuppressionKindSectionProps) {
  const { draft } = useDraft()
  const { by, isOn } = form.kinds[kind]
  const texts = KIND_TEXTS[kind]
  const queries = useQueryClient()
  return (
    <section
      id={suppressionAnchor(kind)}
      aria-label={texts.title}
      className="rounded-card border border-line bg-surface px-4 py-3.5 [--arrival-offset:2px]"
    >
      <Checkbox
        checked={isOn}
        onChange={() => edit(toggleSuppression(form, kind))}
        description={texts.description}
      >
        <span className="font-semibold">{texts.title}</span>
      </Checkbox>
      {isOn ? (
        <div className="mt-3 flex flex-col gap-4 border-t border-line pt-3">
          <RadioGroup
            label={`Which ${texts.items}`}
            hideLabel
            inline
            options={[
              { value: "date", text: texts.byDate },
              { value: "item", text: texts.byItem },
            ]}
            value={by.mode}
            onChange={(mode) => edit(chooseSuppressionMode(form, kind, mode, today))}
          />
          {by.mode === "date" ? (
            <DateRangeFields kind={kind} form={form} days={by} edit={edit} today={today} />
          ) : (
            <ItemPicker
              kind={kind}
              listType={form.listType}
              accountId={draft.accountId}
              picked={by.items}
              onPick={(item) => edit(selectSuppression(form, kind, item))}
              onUnpick={(value) => edit(deselectSuppression(form, kind, value))}
            />
          )}
        </div>
      ) : null}
      {kind === "files" ? (
        <FileUpload
          listType={form.listType}
          onLoaded={(file) => {
            void queries.invalidateQueries({ queryKey: [SUPPRESSION_LISTS_KEY, kind] })
            const on = isOn ? form : toggleSuppression(form, kind)
            edit(selectSuppression(chooseSuppressionMode(on, kind, "item", today), kind, file))
          }}
        />
      ) : null}
    </section>
  )
}
