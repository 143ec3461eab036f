import type { CountAnswer } from "@listwright/domain/counting"
import type { Draft } from "@listwright/domain/drafts"
import {
  type OrderLayout,
  isPlacingAllowed,
  isPromotionVisible,
  visibleProblems,
  type SummaryBoxName,
  summaryLayout,
} from "@listwright/domain/order"
import { Fragment, type ReactNode } from "react"
import type { UseFormReturn } from "react-hook-form"
import { Link } from "react-router"
import { useSession } from "../../app/session.ts"
import { SummaryBox } from "../../design/SummaryBox.tsx"
import { PromotionBox } from "../../list/ledger/promotion/PromotionBox.tsx"
import type { PlacingForm } from "../placing/PlacingForm.ts"
import { AudienceBox } from "./AudienceBox.tsx"
import { MediaBox } from "./extras/MediaBox.tsx"
import { MobilePackageBox } from "./extras/MobilePackageBox.tsx"
import { OutputColumnsBox } from "./extras/OutputColumnsBox.tsx"
import { OrderInformation } from "./OrderInformation.tsx"
import { TargetArea } from "./quantities/TargetArea.tsx"
import type { Review } from "./useReview.ts"
import { WaterfallBox } from "./WaterfallBox.tsx"

export interface ReviewBoxesProps {
  readonly draft: Draft
  readonly counted: CountAnswer
  readonly review: Review
  readonly layout: OrderLayout
  /** The form that contains the order's name; `formId` is its id. */
  readonly form: UseFormReturn<PlacingForm>
  readonly formId: string
  /** True once the user has tried to continue, after which missing choices are marked. */
  readonly hasTried: boolean
  readonly isPlacing: boolean
}

/** The boxes in the review: an order's choices, count, price, and extras, in layout order. */
export function ReviewBoxes(props: ReviewBoxesProps) {
  const { counted, draft, form, formId, hasTried, isPlacing, layout, review } = props
  const { site } = useSession()
  const { choose, extras, media, mediaBox, missingMedia, table } = review
  const isOpen = isPlacingAllowed(site)
  const { boxes, hasSampleLink } = summaryLayout(layout, draft.listType, site)
  const drawn: Partial<Readonly<Record<SummaryBoxName, ReactNode>>> = {
    orderInformation: (
      <>
        <OrderInformation
          draft={draft}
          formId={formId}
          orderName={form.register("contact.orderName")}
          orderNameError={form.formState.errors.contact?.orderName?.message}
          isNameDisabled={!isOpen}
          extras={extras.answer}
          onListUsage={(listUsage) => choose({ listUsage })}
          onLabels={(labelCount) => choose({ labelCount })}
        />
        {extras.answer === null || extras.answer.mobilePackages.length === 0 ? null : (
          <MobilePackageBox
            packages={extras.answer.mobilePackages}
            chosen={draft.choices.mobilePackageId}
            onPackage={(mobilePackageId) => choose({ mobilePackageId })}
            isDisabled={!isOpen}
          />
        )}
      </>
    ),
    media: (
      <MediaBox
        box={mediaBox}
        media={media}
        problems={visibleProblems(missingMedia, hasTried)}
        onMedia={(chosen) => choose({ media: chosen })}
        isDisabled={!isOpen}
      />
    ),
    targetArea: (
      <SummaryBox
        title="Target area"
        action={
          <Link className="no-print font-medium" to={`/order/${draft.listType}/geo`}>
            Edit<span className="sr-only"> target area</span>
          </Link>
        }
      >
        <TargetArea
          draft={draft}
          counted={counted}
          table={table}
          minimum={site.minimumQuantity}
          isDisabled={isPlacing}
        />
      </SummaryBox>
    ),
    audience: <AudienceBox definition={draft.definition} />,
  }
  return (
    <>
      {boxes.map((name) => (
        <Fragment key={name}>{drawn[name]}</Fragment>
      ))}
      <OutputColumnsBox
        draft={draft}
        extras={extras}
        hasSampleLink={hasSampleLink}
        onColumns={(outputColumns) => choose({ outputColumns })}
        isDisabled={isPlacing}
      />
      <WaterfallBox definition={draft.definition} />
      {isPromotionVisible(site) || draft.choices.promoCode !== null ? (
        <SummaryBox
          title="Promotion code"
          className={draft.choices.promoCode === null ? "no-print" : undefined}
        >
          <PromotionBox label="Code" />
        </SummaryBox>
      ) : null}
    </>
  )
}
