/**
 * Questions about the served universe, answered by the engine in its own process. `EngineProcess` starts it, and starts
 * it again when it dies or hangs; `engineAnswers` provides what a site asks for.
 */

export { QUESTIONS } from "./protocol/questions.ts"
export type { EngineQuestion, KeyFile, Suppressing } from "./question/EngineQuestion.ts"
export { Suppressors } from "./question/Suppressors.ts"
export { Requester } from "./supervisor/Requester.ts"
export { Deliveries, DeliveryFailed } from "./supervisor/Deliveries.ts"
export { type AskEngine, EngineProcess, type Preparation } from "./supervisor/EngineProcess.ts"
export { UniverseCodes } from "./supervisor/UniverseCodes.ts"
export { findPeople } from "./supervisor/findPeople.ts"
export { engineAnswers } from "./supervisor/layer.ts"
