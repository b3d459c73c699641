/** Says a word or a line of an exercise with the device's voice, unless the platform says it better. */
import { isUsualReading } from '#app/domain/speech/device-voice/usual-reading.ts'
import { voiceHere } from './choose-voice.ts'
import { speakOnDevice } from './speak.ts'
import type { Spoken } from './utter.ts'

type Said = { text: string; pinyin?: string | undefined }

type Options = { isEmbedded: boolean; signal: AbortSignal; onStart: () => void }

/** Returns `no-voice` also where the platform is to speak: device voices read hanzi, not pinyin. */
export async function sayWord(
	{ text, pinyin }: Said,
	{ isEmbedded, signal, onStart }: Options,
): Promise<Spoken> {
	const isUnusual = !isUsualReading(text, pinyin)
	if (voiceHere(isEmbedded ? 'embedded' : 'good', isUnusual) !== 'device') return 'no-voice'
	return await speakOnDevice(text, { signal, onStart })
}
