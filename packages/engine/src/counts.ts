/**
 * Questions about the served universes, answered by an engine that runs in a separate process for each universe.
 * `Engines` starts the engines and restarts one that dies or hangs; `engineAnswers` provides the answers that a site
 * needs.
 */

export { QUESTIONS } from "./protocol/questions.ts"
export {
  type DoNotSellKeyFiles,
  type EngineQuestion,
  type KeyFile,
  NOBODY_UNSOLD,
  type SuppressedKeyFiles,
} from "./question/EngineQuestion.ts"
export { SourceColumns } from "./question/SourceColumns.ts"
export { Suppressors } from "./question/Suppressors.ts"
export { Requester } from "./supervisor/Requester.ts"
export { Deliveries, DeliveryFailed } from "./supervisor/Deliveries.ts"
export { Engines } from "./supervisor/Engines.ts"
export type { UniverseEngine } from "./supervisor/UniverseEngine.ts"
export { RoutePlaces } from "./supervisor/RoutePlaces.ts"
export { UniverseCodes } from "./supervisor/UniverseCodes.ts"
export { UniverseStreets } from "./supervisor/UniverseStreets.ts"
export { countUnsoldNames } from "./supervisor/countUnsoldNames.ts"
export { findPeople } from "./supervisor/findPeople.ts"
export { engineAnswers } from "./supervisor/layer.ts"
