/** Says a word or a line of an exercise with the device's voice, unless the platform says it better. */
import { isUsualReading } from '#app/domain/speech/device-voice/usual-reading.ts'
import type { Said } from '#app/features/speech/use-sound.ts'
import { voiceHere } from './choose-voice.ts'
import { speakOnDevice } from './speak.ts'
import type { Spoken } from './utter.ts'

type Options = { isEmbedded: boolean; signal: AbortSignal; onStart: () => void }

/** Returns `no-voice` also where the platform is to speak: device voices read hanzi, not pinyin. */
export async function sayWord(
	{ text, pinyin, turns = [{ text, voice: 1 }] }: Said,
	{ isEmbedded, signal, onStart }: Options,
): Promise<Spoken> {
	const isUnusual = !isUsualReading(text, pinyin)
	if (voiceHere(isEmbedded ? 'embedded' : 'good', isUnusual) !== 'device') return 'no-voice'
	let how: Spoken = 'spoken'
	for (const turn of turns) {
		how = await speakOnDevice(turn.text, { speaker: turn.voice, signal, onStart })
		if (how !== 'spoken') break
	}
	return how
}
