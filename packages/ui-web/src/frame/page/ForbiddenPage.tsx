/** A page that shows only the status, 403. */
export function ForbiddenPage() {
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center">
      <h1 className="text-2xl font-semibold">403</h1>
    </main>
  )
}
