import { QueryClient } from "@tanstack/react-query"

export const createQueryClient = () =>
  new QueryClient({
    // Failures are typed and shown; trying again is the person's choice, unless a query says otherwise.
    defaultOptions: { queries: { retry: false, staleTime: 30_000 } },
  })
