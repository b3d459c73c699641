/**
 * Tells the embedded voice from others: a job of the engine espeak-ng-0.3.5/1 spoke 你好 like a robot.
 * Hosted voices and uploaded recordings sound better than it, and most devices' own voices do too.
 */
export const embeddedEngine = 'espeak-ng'

/** `engine` is the name of a voice's software and version, as jobs and the speech worker have it. */
export function isEmbeddedEngine(engine: string | undefined): boolean {
	return engine?.startsWith(embeddedEngine) ?? false
}

/** Wherever it is heard or chosen: its 妈麻马骂 can be told apart, but no sentence sounds human. */
export const embeddedVoiceNote = 'A synthetic voice: clear for words, less natural in sentences'
