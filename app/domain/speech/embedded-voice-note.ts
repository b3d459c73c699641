/**
 * What a person should know of the embedded voice, wherever it is heard or chosen: its 妈麻马骂 can be told
 * apart, but no sentence of it sounds like a person's.
 */
export const embeddedVoiceNote = 'A computer voice: good for words, not for melody'

/** `engine` is the name of a voice's software and version, as jobs and the speech worker have it. */
export function isEmbeddedVoice(engine: string | undefined): boolean {
	return engine?.startsWith('espeak-ng') ?? false
}
