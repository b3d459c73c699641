/**
 * Tells the embedded voice from others: a job of the engine espeak-ng-0.3.5/1 spoke 你好 like a robot.
 * Hosted voices and uploaded recordings sound better than it, and most devices' own voices do too.
 */
export const embeddedEngine = 'espeak-ng'

export function isEmbeddedEngine(engine: string): boolean {
	return engine.startsWith(embeddedEngine)
}
