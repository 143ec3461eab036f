import { buttonClasses } from "../../design/Button.tsx"
import { classes } from "../../design/classes.ts"
import { inputClasses } from "../../design/Field.tsx"
import { LogoMark } from "../../design/Wordmark.tsx"
import { SiteSlot } from "./SiteSlot.tsx"

/** The sign-in page before its script is loaded: everything is in place, but nothing works yet. */
export function SignInSkeleton() {
  return (
    <div className="flex min-h-dvh flex-col items-center justify-center gap-6 px-4 py-12">
      <span className="inline-flex min-h-8 min-w-0 items-center gap-2.5 text-xl font-semibold tracking-tight text-text">
        <LogoMark />
        <SiteSlot name="siteName" className="truncate" />
      </span>
      <div className="w-full max-w-[400px] rounded-dialog border border-line bg-surface p-6 sm:p-8">
        <p className="mb-1 text-xl font-semibold">Sign in</p>
        <p data-starting-for="new" className="mb-6 text-muted">
          Pick an area and an audience, and see the exact count and price right away.
        </p>
        <p data-starting-for="returning" className="mb-6 text-muted">
          Your session has expired. Sign in to continue where you left off.
        </p>
        <div className="flex flex-col gap-4">
          {["Email", "Password"].map((label) => (
            <div key={label} className="flex flex-col gap-1">
              <span className="text-sm font-medium">{label}</span>
              <span className={inputClasses} />
            </div>
          ))}
          <span className={classes(buttonClasses("primary"), "mt-1 w-full opacity-50")}>Sign in</span>
          <span className={classes(buttonClasses("quiet"), "w-full")}>Forgot your password?</span>
        </div>
      </div>
      {/* Hidden if the site has no phone or email. */}
      <p className="max-w-[400px] text-center text-sm text-muted has-[:empty]:invisible">
        Need help? Call <SiteSlot name="phoneNumber" className="text-accent-text underline" /> or email{" "}
        <SiteSlot name="contactEmail" className="text-accent-text underline" />.
      </p>
    </div>
  )
}
