import { roleAbilities } from "@listwright/domain/account"
import { hasPart } from "@listwright/domain/parts"
import { QueryClientProvider } from "@tanstack/react-query"
import { Bell, Building2, Monitor, Phone, UserRound } from "lucide-react"
import { lazy, Suspense, useCallback, useState } from "react"
import { Link, NavLink, Outlet, useLoaderData, useLocation } from "react-router"
import { isFramed } from "../../app/isFramed.ts"
import type { Session } from "../../app/Sessions.ts"
import { SessionProvider } from "../../app/session.ts"
import { SupportLink } from "../../app/SupportLink.tsx"
import { Button, buttonClasses } from "../../design/Button.tsx"
import { Wordmark } from "../../design/Wordmark.tsx"
import { type SiteDialog, SiteDialogProvider } from "../../portal/requests/SiteDialog.ts"
import { Footer } from "./Footer.tsx"
import type { PaletteLoader, SiteAction } from "./Palette.ts"
import { ProgressBar } from "./ProgressBar.tsx"
import { SearchButton } from "./SearchButton.tsx"
import { createQueryClient } from "./createQueryClient.ts"
import { menuPages } from "./sitePages.ts"
import { useHasSideNavigation } from "../../app/useHasSideNavigation.ts"
import { useSignOut } from "./useSignOut.ts"
import { useScreenFocus } from "./useScreenFocus.ts"
import { type AccountAction, UserMenu } from "./UserMenu.tsx"

const ContactDialog = lazy(async () => ({
  default: (await import("../../portal/requests/ContactDialog.tsx")).ContactDialog,
}))
const DiagnosticDialog = lazy(async () => ({
  default: (await import("../../portal/requests/DiagnosticDialog.tsx")).DiagnosticDialog,
}))
const CampaignDialog = lazy(async () => ({
  default: (await import("../../portal/requests/CampaignDialog.tsx")).CampaignDialog,
}))
const CreateAccountDialog = lazy(async () => ({
  default: (await import("../../portal/requests/CreateAccountDialog.tsx")).CreateAccountDialog,
}))
const Chat = lazy(async () => ({ default: (await import("./Chat.tsx")).Chat }))
const NoticesDialog = lazy(async () => ({ default: (await import("./NoticesDialog.tsx")).NoticesDialog }))
const SideNavigation = lazy(async () => ({
  default: (await import("./SideNavigation.tsx")).SideNavigation,
}))
const PricingDialog = lazy(async () => ({ default: (await import("./PricingDialog.tsx")).PricingDialog }))

const AccountSettingsDialog = lazy(async () => ({
  default: (await import("../../account/settings/AccountSettingsDialog.tsx")).AccountSettingsDialog,
}))
const SignInsDialog = lazy(async () => ({
  default: (await import("../../account/settings/SignInsDialog.tsx")).SignInsDialog,
}))

/** The pages with card fields, including the review page, which has them in layouts without a separate payment page. */
const HAS_CARD_FIELDS = /^\/order\/[^/]+\/(?:summary|payment)$/

/**
 * The header, main region, and footer of every screen that requires signing in. Within another page, which already has
 * a header and footer, only the screen is rendered.
 */
export function Frame({ loadPalette }: { readonly loadPalette: PaletteLoader }) {
  const session = useLoaderData<Session>()
  // One for each stay behind the sign-in: the next person finds nothing of the one before.
  const [queries] = useState(createQueryClient)
  const [asked, setAsked] = useState<SiteDialog | null>(null)
  const main = useScreenFocus()
  const leave = useSignOut()
  const { user, site } = session
  const abilities = roleAbilities(user.role)
  const close = () => setAsked(null)
  const { pathname } = useLocation()
  const hasSide = useHasSideNavigation(pathname)
  const [isChatOpen, setIsChatOpen] = useState(false)
  const closeChat = useCallback(() => setIsChatOpen(false), [])
  // Nothing of anybody else is beside the fields of a card.
  const hasChat = site.hasChat === true && !HAS_CARD_FIELDS.test(pathname)
  if (isChatOpen && !hasChat) setIsChatOpen(false)
  const questions: ReadonlyArray<SiteAction> = [
    ...(abilities.seesPricing ? [{ label: "Pricing", perform: () => setAsked("pricing") }] : []),
    { label: "Contact Us", perform: () => setAsked("contact") },
    ...(hasChat ? [{ label: "Chat", perform: () => setIsChatOpen(true) }] : []),
  ]
  const offers: ReadonlyArray<SiteAction> = hasPart(site, "services")
    ? [
        { label: "Full Service Digital Campaigns", perform: () => setAsked("campaign") },
        { label: "Free data diagnostic", perform: () => setAsked("diagnostic") },
      ]
    : []
  const ofAccount: ReadonlyArray<AccountAction> = [
    { label: "Account Settings", icon: UserRound, perform: () => setAsked("settings") },
    { label: "Where you're signed in", icon: Monitor, perform: () => setAsked("signIns") },
    { label: "Recent notices", icon: Bell, perform: () => setAsked("notices") },
    ...(abilities.createsAccounts
      ? [{ label: "Create Account", icon: Building2, perform: () => setAsked("createAccount") }]
      : []),
  ]
  const questionButtons = questions.map(({ label, perform }) => (
    <Button key={label} kind="plain" onPress={perform}>
      {label}
    </Button>
  ))
  if (isFramed())
    return (
      <QueryClientProvider client={queries}>
        <SessionProvider value={session}>
          <main ref={main} id="main" tabIndex={-1} className="p-4 sm:p-6">
            <Outlet />
          </main>
        </SessionProvider>
      </QueryClientProvider>
    )
  return (
    <QueryClientProvider client={queries}>
      <SessionProvider value={session}>
        <a
          href="#main"
          className="no-print fixed top-2 left-2 z-50 -translate-y-16 rounded-control bg-accent px-4 py-2 font-medium text-on-accent focus:translate-y-0"
        >
          Skip to content
        </a>
        <ProgressBar />
        <div className="flex min-h-dvh flex-col">
          <header className="no-print sticky top-0 z-30 border-b border-line bg-surface">
            <div className="mx-auto flex h-14 max-w-[1328px] items-center gap-1 px-4 sm:px-6">
              <Link
                to="/"
                className="flex min-w-0 rounded-control no-underline hover:no-underline"
                aria-label={`${site.siteName}, landing page`}
              >
                <Wordmark name={site.siteName} className="text-lg" />
              </Link>
              <SearchButton loadPalette={loadPalette} questions={[...questions, ...offers, ...ofAccount]} />
              <SupportLink
                way="phoneNumber"
                site={site}
                className="hidden items-center gap-2 rounded-control px-3 py-1.5 whitespace-nowrap text-text no-underline lg:inline-flex"
              >
                <Phone className="size-4 text-muted" aria-hidden="true" />
              </SupportLink>
              <div className="hidden items-center gap-1 md:flex">
                {hasSide
                  ? null
                  : menuPages(session).map(({ title, to }) => (
                      <NavLink key={to} to={to} className={buttonClasses("plain")}>
                        {title}
                      </NavLink>
                    ))}
                {questionButtons}
              </div>
              <UserMenu entries={ofAccount} />
            </div>
          </header>
          <div className="mx-auto flex w-full max-w-[1328px] flex-1">
            {hasSide ? (
              <div className="no-print w-58 shrink-0 py-8 pl-6">
                <Suspense>
                  <SideNavigation />
                </Suspense>
              </div>
            ) : null}
            <main
              ref={main}
              id="main"
              tabIndex={-1}
              className="w-full min-w-0 flex-1 px-4 py-6 sm:px-6 lg:py-8"
            >
              <SiteDialogProvider value={setAsked}>
                <Outlet />
              </SiteDialogProvider>
            </main>
          </div>
          <Footer site={site} questions={questionButtons} />
        </div>
        <Suspense>
          {hasChat ? <Chat isOpen={isChatOpen} onClose={closeChat} /> : null}
          {asked === "pricing" ? <PricingDialog onClose={close} /> : null}
          {asked === "contact" ? <ContactDialog about="" onClose={close} /> : null}
          {typeof asked === "object" && asked !== null ? (
            <ContactDialog about={asked.contactAbout} onClose={close} />
          ) : null}
          {asked === "diagnostic" ? <DiagnosticDialog onClose={close} /> : null}
          {asked === "campaign" ? <CampaignDialog onClose={close} /> : null}
          {asked === "createAccount" ? <CreateAccountDialog onClose={close} /> : null}
          {asked === "notices" ? <NoticesDialog onClose={close} /> : null}
          {asked === "settings" ? <AccountSettingsDialog onClose={close} /> : null}
          {asked === "signIns" ? (
            <SignInsDialog
              onClose={close}
              onSignedOut={() => {
                close()
                leave()
              }}
            />
          ) : null}
        </Suspense>
      </SessionProvider>
    </QueryClientProvider>
  )
}
