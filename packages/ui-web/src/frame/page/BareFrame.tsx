import { QueryClientProvider } from "@tanstack/react-query"
import { useState } from "react"
import { Outlet, useLoaderData } from "react-router"
import type { Session } from "../../app/Sessions.ts"
import { SessionProvider } from "../../app/session.ts"
import { createQueryClient } from "./createQueryClient.ts"

/** The frame for screens shown within another screen: it provides the session and adds nothing visible. */
export function BareFrame() {
  const session = useLoaderData<Session>()
  const [queries] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queries}>
      <SessionProvider value={session}>
        <main id="main" tabIndex={-1} className="min-h-dvh bg-raised p-1">
          <Outlet />
        </main>
      </SessionProvider>
    </QueryClientProvider>
  )
}
