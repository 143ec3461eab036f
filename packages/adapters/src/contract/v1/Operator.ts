import { HttpApiMiddleware, HttpApiSecurity } from "effect/http-api"
import { Unauthorized } from "../Actor.ts"

/** The header that contains the site's own secret, sent by an operator. */
export const OPERATOR_HEADER = "x-listwright-operator"

/** Requires the site's operator, who sends the secret stored only in the site's folder. */
export class Operator extends HttpApiMiddleware.Service<Operator>()("@listwright/adapters/Operator", {
  error: Unauthorized,
  security: { secret: HttpApiSecurity.apiKey({ in: "header", key: OPERATOR_HEADER }) },
}) {}
