import { useEffect } from "react"
import { Outlet, useLocation, useNavigate } from "react-router"
import { CountingDialog } from "../counting/CountingDialog.tsx"
import { useDraft } from "../draft/useDraft.ts"
import { useFollowDraft } from "../draft/useFollowDraft.ts"
import { AddAreasProvider } from "../areas/AddAreas.tsx"
import { OrderRail } from "./OrderRail.tsx"

/** Surrounds every screen of an order in progress: its step, whether it is saved, undo. */
export function OrderFrame() {
  const { draft } = useDraft()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  useFollowDraft()
  const isOrdered = draft.choices.step === "success"
  const isSuccess = pathname.endsWith("/success")
  // Ordered in another tab: this one shows the same.
  useEffect(() => {
    if (isOrdered && !isSuccess) void navigate(`/order/${draft.listType}/success`, { replace: true })
  }, [isOrdered, isSuccess, draft.listType, navigate])
  return (
    <CountingDialog>
      <AddAreasProvider key={draft.id} draftId={draft.id}>
        {isSuccess ? (
          <Outlet />
        ) : (
          <div className="flex flex-col gap-6 xl:grid xl:grid-cols-[232px_minmax(0,1fr)] xl:gap-8 print:block!">
            <OrderRail />
            <div className="min-w-0">
              <Outlet />
            </div>
          </div>
        )}
      </AddAreasProvider>
    </CountingDialog>
  )
}
