import { Context, type Effect } from "effect"
import type { CallFailed } from "../../shared/Failures.ts"
import type { SignIn, WhichSignIns } from "./ListedSignIn.ts"

/** Where the signed-in user is signed in. Nobody reaches somebody else's. */
export class SignIns extends Context.Service<
  SignIns,
  {
    /** The one that asks first, then the latest used. */
    readonly list: () => Effect.Effect<ReadonlyArray<SignIn>, CallFailed>
    readonly end: (id: string) => Effect.Effect<void, CallFailed>
    /** How many have ended. */
    readonly endAll: (which: WhichSignIns) => Effect.Effect<number, CallFailed>
  }
>()("@listwright/domain/SignIns") {}
