import { offeredSuppressions } from "@listwright/domain/suppression"
import { useNow } from "../../app/useNow.ts"
import { SuppressionKindSection } from "./SuppressionKindSection.tsx"
import { localIsoDate } from "../../app/localIsoDate.ts"
import { useSuppressionForm } from "./useSuppressionForm.ts"

/** The page at `order/:listType/demo/suppression`, for choosing the records to exclude. */
export function SuppressionPage() {
  const today = localIsoDate(useNow())
  const { form, edit } = useSuppressionForm(today)
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-col gap-1">
        <h2 className="text-lg font-semibold">Suppressions</h2>
        <p className="text-muted">
          Suppress people you've already reached or already know. People who asked us not to sell their data
          are never included.
        </p>
      </header>
      {offeredSuppressions(form.listType).map((kind) => (
        <SuppressionKindSection key={kind} kind={kind} form={form} edit={edit} today={today} />
      ))}
    </div>
  )
}
