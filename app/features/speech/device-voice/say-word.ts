/** Says a word or a line of an exercise with the device's voice, unless the platform says it better. */
import { isUsualReading } from '#app/domain/speech/device-voice/usual-reading.ts'
import type { PlatformSound } from '#app/domain/speech/device-voice/voice-choice.ts'
import { mayDeviceSpeak } from './choose-voice.ts'
import { speakOnDevice } from './speak.ts'
import type { Spoken } from './utter.ts'

type Said = { text: string; pinyin?: string | undefined }

type Options = { platform: PlatformSound; signal: AbortSignal; onStart: () => void }

/** Returns `no-voice` also where the platform is to speak: device voices read hanzi, not pinyin. */
export async function sayWord(
	{ text, pinyin }: Said,
	{ platform, signal, onStart }: Options,
): Promise<Spoken> {
	const isUnusual = !isUsualReading(text, pinyin)
	if (!mayDeviceSpeak(platform, isUnusual)) return 'no-voice'
	return await speakOnDevice(text, { signal, onStart })
}
