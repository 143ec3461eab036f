import { stepLayout } from "@listwright/domain/order"
import type { RouteObject } from "react-router"
import { builderLayout } from "../../app/layout.ts"
import { redirectOrReplace } from "../../list/guards/redirectOrReplace.ts"
import type { Guards } from "../../list/guards/createGuards.ts"
import { loadOverview, Overview } from "./overview/Overview.tsx"

/**
 * The routes of `order/:listType`. `steps` are shown in the builder with the ledger beside them, `screens` without it.
 */
export const orderRoute = (
  { draftIn, notFound, signedIn }: Guards,
  steps: ReadonlyArray<RouteObject>,
  screens: ReadonlyArray<RouteObject>,
): RouteObject => ({
  path: "order/:listType",
  loader: async (args) => {
    await draftIn(args, "any")
    return null
  },
  lazy: async () => ({ Component: (await import("./OrderFrame.tsx")).OrderFrame }),
  children: [
    {
      lazy: async () => ({ Component: (await import("./Builder.tsx")).Builder }),
      children: [
        {
          index: true,
          loader: async (args) => {
            // The draft first: a redirect ends the loaders beside it.
            const { draft, listType } = await draftIn(args, "unfinished")
            const { geography } = stepLayout(builderLayout(await signedIn(args.request)))
            // Nothing to look over yet: where the areas have pages of their own, a list begins with them.
            if (geography === "tabbed" && draft.definition.areas.length === 0)
              throw redirectOrReplace(args.request, `/order/${listType}/geo`)
            // A link has done what it says: a refresh stays with the list that it opened.
            if (new URL(args.request.url).search !== "")
              throw redirectOrReplace(args.request, `/order/${listType}`)
            await loadOverview()
            return null
          },
          Component: Overview,
        },
        ...steps,
      ],
    },
    ...screens,
    { path: "*", loader: notFound },
  ],
})
