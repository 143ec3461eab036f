import { Calculator } from "lucide-react"
import { Link } from "react-router"
import { useCountController } from "../../list/counting/useCountController.ts"
import { Button, buttonClasses } from "../../design/Button.tsx"
import { EmptyState } from "../../design/EmptyState.tsx"
import { useDraft } from "../../list/draft/useDraft.ts"

/**
 * The message shown if a new count is required to continue, because the list has changed since it was counted or the
 * count has expired.
 */
export function RecountRequiredMessage() {
  const { draft } = useDraft()
  const counting = useCountController()
  return (
    <div className="flex w-full max-w-[640px] flex-col gap-5">
      <h1 tabIndex={-1} className="text-xl font-semibold">
        Review Count &amp; Order
      </h1>
      <EmptyState
        title="This list needs a new count"
        icon={Calculator}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Link className={buttonClasses()} to={`/order/${draft.listType}/demo/demoDemographics`}>
              Back to the audience
            </Link>
            <Button kind="primary" isPending={counting.isRunning} onPress={counting.start}>
              Get Count
            </Button>
          </div>
        }
      >
        The list changed after it was counted, or the count has expired. All your choices are still here.
      </EmptyState>
    </div>
  )
}
