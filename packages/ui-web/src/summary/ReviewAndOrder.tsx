import { telemarketingNote } from "@listwright/domain/audience"
import { traitsOf } from "@listwright/domain/catalogue"
import type { CountAnswer } from "@listwright/domain/counting"
import type { Choices, Draft } from "@listwright/domain/drafts"
import {
  contactMeVisible,
  mediaProblems,
  placingAllowed,
  promotionVisible,
  purposeProblem,
  shownProblems,
  totalBelowMinimum,
} from "@listwright/domain/order"
import { hasProblems } from "@listwright/domain/shared"
import { ArrowLeft, Printer } from "lucide-react"
import { useCallback, useId, useMemo, useState } from "react"
import { Link } from "react-router"
import { useSession } from "../app/session.ts"
import { Button, buttonLook } from "../design/Button.tsx"
import { recordsText } from "../design/Figure.tsx"
import { useNotify } from "../design/notifications.tsx"
import { useDraft } from "../draft/useDraft.ts"
import { useAgreement } from "../placing/useAgreement.ts"
import { isCurrent } from "../ledger/useLiveCall.ts"
import { useLiveQuote } from "../ledger/figures/useLiveQuote.ts"
import { PlacingClosed } from "../placing/PlacingClosed.tsx"
import { PlacingFields } from "../placing/PlacingFields.tsx"
import type { PlacingForm } from "../placing/PlacingForm.ts"
import { PlaceOrderDialog } from "../placing/PlaceOrderDialog.tsx"
import { useOnPlaced } from "../placing/useOnPlaced.ts"
import { usePlacing } from "../placing/usePlacing.ts"
import { usePlacingForm } from "../placing/usePlacingForm.ts"
import { ReportsMenu } from "../reports/ReportsMenu.tsx"
import { SaveCountButton } from "../saved-lists/SaveCountButton.tsx"
import { AudienceBox } from "./AudienceBox.tsx"
import { QuotedPrices } from "../quotes/QuotedPrices.tsx"
import { OrderInformation } from "./OrderInformation.tsx"
import { PriceBar } from "./PriceBar.tsx"
import { PriceBox } from "./PriceBox.tsx"
import { PromotionBox } from "../ledger/promotion/PromotionBox.tsx"
import { SummaryBox } from "../design/SummaryBox.tsx"
import { MediaBox } from "./extras/MediaBox.tsx"
import { MobilePackageBox } from "./extras/MobilePackageBox.tsx"
import { OutputColumnsBox } from "./extras/OutputColumnsBox.tsx"
import { useExtras } from "./extras/useExtras.ts"
import { SendQuoteDialog } from "./SendQuoteDialog.tsx"
import { useSendQuote } from "./useSendQuote.ts"
import { summaryTable } from "./quantities/summaryTable.ts"
import { TargetArea } from "./quantities/TargetArea.tsx"
import { WaterfallBox } from "./WaterfallBox.tsx"

export interface ReviewAndOrderProps {
  readonly draft: Draft
  readonly counted: CountAnswer
}

/** Everything that was chosen, counted and priced, and the forms that order it. */
export function ReviewAndOrder({ draft, counted }: ReviewAndOrderProps) {
  const { site, user } = useSession()
  const { change, flush } = useDraft()
  const notify = useNotify("order")
  const formId = useId()
  const price = useLiveQuote()
  const extras = useExtras()
  const agreement = useAgreement(draft.listType)
  const traits = traitsOf(draft.listType)
  const { form, currentYear, saveContact } = usePlacingForm(draft, user)
  const [isPreparing, setIsPreparing] = useState(false)
  // Nothing is ordered at a price that is only the last one known.
  const current = isCurrent(price) ? price.answer : null
  const placing = usePlacing({
    quote: current,
    refetchQuote: price.retry,
    onPlaced: useOnPlaced(draft),
  })
  const isOpen = placingAllowed(site)
  const deliversPhones = telemarketingNote(draft.listType, draft.definition.phoneOption) !== null
  const { areas } = draft.definition
  const { quantities, wantedTotal } = draft.choices
  const table = useMemo(
    () => summaryTable(areas, counted.areas, { quantities, wantedTotal }),
    [areas, counted.areas, quantities, wantedTotal],
  )

  const choose = useCallback(
    (choices: Partial<Choices>) =>
      change((content) => ({ ...content, choices: { ...content.choices, ...choices } })),
    [change],
  )
  const media = draft.choices.media ?? null
  const missingMedia = mediaProblems(draft.listType, media)
  const purpose = purposeProblem(agreement.data ?? {}, draft.choices.permittedPurpose)
  const isLargeEnough = (): boolean => {
    const minimum = Math.max(site.minQuantityOfOrder, 1)
    if (table.selected < minimum) notify(totalBelowMinimum(minimum))
    return table.selected >= minimum
  }
  const prepare = async (values: PlacingForm) => {
    if (!isLargeEnough() || hasProblems(missingMedia) || purpose !== null) return
    setIsPreparing(true)
    saveContact()
    const saved = await flush()
    setIsPreparing(false)
    if (saved !== null) placing.open(values, saved)
  }

  const needsPackage = traits.skipsPriceCalculation && draft.choices.mobilePackageId === undefined
  const hasTried = form.formState.isSubmitted
  const quoting = useSendQuote(draft)
  const button = {
    formId,
    quote: price.error === null ? price.answer : null,
    isPlacingOpen: isOpen,
    isPreparing,
  }

  return (
    <div className="grid items-start gap-6 pb-20 lg:grid-cols-[minmax(0,1fr)_344px] lg:pb-0 xl:gap-8 print:block">
      <div className="flex min-w-0 flex-col gap-5" onBlur={saveContact}>
        <header className="flex flex-wrap items-start justify-between gap-3">
          <div className="flex flex-col gap-1">
            <h1 tabIndex={-1} className="text-xl font-semibold">
              Review Count &amp; Order
            </h1>
            <p className="tabular text-muted">
              {recordsText(table.available)} records found, {recordsText(counted.withPhones)} with phones.
            </p>
          </div>
          <div className="no-print flex flex-wrap gap-2">
            <SaveCountButton />
            <ReportsMenu draft={draft} />
            {quoting.isOffered ? (
              <Button isPending={quoting.isAsking} onPress={quoting.send}>
                Send Quote
              </Button>
            ) : null}
            <Button className="max-sm:hidden" onPress={() => window.print()}>
              <Printer className="size-4" aria-hidden="true" />
              Print
            </Button>
          </div>
        </header>

        <PlacingClosed site={site} />
        <QuotedPrices draft={draft} />

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

        {traits.usesMedia ? (
          <MediaBox
            media={media}
            problems={shownProblems(missingMedia, hasTried)}
            onMedia={(chosen) => choose({ media: chosen })}
            isDisabled={!isOpen}
          />
        ) : null}

        {extras.answer === null || extras.answer.mobilePackages.length === 0 ? null : (
          <MobilePackageBox
            packages={extras.answer.mobilePackages}
            chosen={draft.choices.mobilePackageId}
            onPackage={(mobilePackageId) => choose({ mobilePackageId })}
            isDisabled={!isOpen}
          />
        )}

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
            minimum={site.minQuantityOfOrder}
            isDisabled={placing.isPlacing}
          />
        </SummaryBox>

        <AudienceBox definition={draft.definition} />

        <OutputColumnsBox
          draft={draft}
          extras={extras}
          onColumns={(outputColumns) => choose({ outputColumns })}
          isDisabled={placing.isPlacing}
        />

        <WaterfallBox definition={draft.definition} />

        {promotionVisible(site) ? (
          <SummaryBox
            title="Promotion code"
            className={draft.choices.promoCode === null ? "no-print" : undefined}
          >
            <PromotionBox label="Code" />
          </SummaryBox>
        ) : null}

        <form
          id={formId}
          noValidate
          className="no-print"
          onSubmit={(event) => void form.handleSubmit(prepare, isLargeEnough)(event)}
        >
          <PlacingFields
            form={form}
            listType={draft.listType}
            agreement={{
              purposes: agreement.data?.purposes ?? [],
              purpose: draft.choices.permittedPurpose ?? null,
              purposeError: hasTried ? (purpose ?? undefined) : undefined,
              onPurpose: (permittedPurpose) => choose({ permittedPurpose }),
            }}
            deliversPhones={deliversPhones}
            currentYear={currentYear}
            isDisabled={!isOpen}
            showContactMe={contactMeVisible(draft.listType, table.available, table.selected)}
          />
        </form>

        <div className="no-print border-t border-line pt-4 max-lg:order-last">
          <Link className={buttonLook()} to={`/order/${draft.listType}/demo/demoDemographics`}>
            <ArrowLeft className="size-4" aria-hidden="true" />
            BACK
          </Link>
        </div>
      </div>

      <aside
        aria-label="Price and order"
        className="min-w-0 lg:sticky lg:top-[88px] print:static print:mt-6 print:max-w-[420px]"
      >
        <PriceBox
          price={price}
          extras={extras.answer}
          missing={needsPackage ? "Choose a mobile package to see the price." : null}
          button={button}
        />
      </aside>
      <PriceBar price={price} button={button} />

      {quoting.isOpen ? <SendQuoteDialog draftId={draft.id} onClose={quoting.close} /> : null}

      <PlaceOrderDialog
        placing={placing}
        // Read once, not watched: the dialog blocks changes while it is open, and the page need not follow every key.
        orderName={form.getValues("contact.orderName")}
        quantityText={`${recordsText(table.selected)} records`}
      />
    </div>
  )
}
