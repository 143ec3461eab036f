import { HttpApi } from "effect/http-api"
import { ErrorLogGroup } from "./legacy/errors/ErrorLogGroup.ts"

/** The part of the contract that a page loads when one of its scripts fails. */
export class ErrorLogApi extends HttpApi.make("listwright").add(ErrorLogGroup) {}
