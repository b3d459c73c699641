/**
 * The voices of a dialogue: 小美 speaks with one, 王明 with another.
 *
 * Lines without a speaker, and speakers without a voice of their own, have the voice of the whole text.
 */
import * as z from 'zod'
import type { SpeechScript } from './speech-script.ts'

/** In characters: the longest label of a speaker, and the longest name of a voice. */
const longestSpeaker = 20
const longestVoice = 100

/** More speakers than any dialogue has. */
const mostSpeakers = 30

export const speakerVoicesSchema = z
	.array(
		z.object({
			speaker: z.string().min(1).max(longestSpeaker),
			voice: z.string().min(1).max(longestVoice),
		}),
	)
	.max(mostSpeakers)

export type SpeakerVoices = z.infer<typeof speakerVoicesSchema>

/** The speakers of a dialogue in the order in which they first speak. */
export function speakersOf({ turns = [] }: Pick<SpeechScript, 'turns'>): string[] {
	return [...new Set(turns.map(({ speaker }) => speaker))]
}

/** A spoken text: a script, the voice of the text, and the voices of its speakers. */
export type Casting = {
	script: SpeechScript
	voice: string
	speakerVoices?: SpeakerVoices | null | undefined
}

/** The voice of the sentence at `offset`. */
export function voiceAt({ script, voice, speakerVoices }: Casting, offset: number): string {
	const turn = script.turns?.findLast((each) => each.offset <= offset)
	if (!turn || offset >= turn.offset + turn.length) return voice
	return speakerVoices?.find(({ speaker }) => speaker === turn.speaker)?.voice ?? voice
}

/** All voices that may be needed, each once. */
export function voicesOf({ voice, speakerVoices }: Omit<Casting, 'script'>): string[] {
	return [...new Set([voice, ...(speakerVoices ?? []).map((each) => each.voice)])]
}

/** The voices of those who speak in the script; a renamed speaker has none any more. */
export function voicesInScript(
	script: Pick<SpeechScript, 'turns'>,
	speakerVoices: SpeakerVoices,
): SpeakerVoices {
	return speakersOf(script).flatMap((speaker) => {
		return speakerVoices.filter((each) => each.speaker === speaker).slice(0, 1)
	})
}

/** A voice for each speaker: one after the other, and again from the first. */
export function proposedVoices(speakers: readonly string[], voices: readonly string[]) {
	return speakers.map((speaker, index): SpeakerVoices[number] => ({
		speaker,
		voice: voices[index % voices.length] ?? '',
	}))
}
