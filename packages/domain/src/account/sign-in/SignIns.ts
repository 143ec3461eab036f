import { Context, type Effect } from "effect"
import type { CallFailed } from "../../shared/Failures.ts"
import type { SignIn, SignInSelection } from "./ListedSignIn.ts"

/** The port for the signed-in user's sign-ins. Other users' sign-ins can't be accessed. */
export class SignIns extends Context.Service<
  SignIns,
  {
    /** Lists the sign-ins: the current one first, then by most recent use. */
    readonly list: () => Effect.Effect<ReadonlyArray<SignIn>, CallFailed>
    readonly end: (id: string) => Effect.Effect<void, CallFailed>
    /** Ends the selected sign-ins and returns their number. */
    readonly endAll: (which: SignInSelection) => Effect.Effect<number, CallFailed>
  }
>()("@listwright/domain/SignIns") {}
