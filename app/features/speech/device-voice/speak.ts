/**
 * Speaks a text with the device's own Mandarin voice: `await speakOnDevice('你好！我叫小美。')`. One text
 * at a time: a new one stops the one before. Device voices read hanzi only, and choose the reading of
 * 还 or 行 themselves. Import it when it is first used: pages that are silent don't load it.
 */
import { voicesOfSpeakers } from '#app/domain/speech/device-voice/mandarin-voices.ts'
import { shortUtterances } from '#app/domain/speech/device-voice/short-utterances.ts'
import type { DialogueVoice } from '#app/domain/speech/pronunciation.ts'
import { spokenForm } from '#app/domain/speech/spoken-form.ts'
import { deviceVoices, deviceVoicesNow } from './device-voices.ts'
import { type Spoken, utter } from './utter.ts'

type Options = {
	/** The speaker of a dialogue; two voices if the device has two. */
	speaker?: DialogueVoice
	/** 1 is normal. */
	rate?: number
	signal?: AbortSignal
	onStart?: (() => void) | undefined
}

/** Some voices never end an utterance without a word. */
const isSpeakable = /[\p{L}\p{N}]/u

let current: AbortController | undefined

/**
 * `no-voice`: the device has no Mandarin voice now. `failed`: its voice could not speak. `stopped`: by
 * the signal, or by another text.
 */
export async function speakOnDevice(text: string, options: Options = {}): Promise<Spoken> {
	const { signal } = options
	current?.abort()
	const own = new AbortController()
	current = own
	if (signal?.aborted) return 'stopped'
	const stop = () => own.abort()
	signal?.addEventListener('abort', stop)
	// Safari speaks on after its page was left.
	globalThis.addEventListener?.('pagehide', stop)
	try {
		return await speak(text, { ...options, signal: own.signal })
	} finally {
		signal?.removeEventListener('abort', stop)
		globalThis.removeEventListener?.('pagehide', stop)
	}
}

async function speak(
	text: string,
	{ speaker = 1, rate = 1, signal, onStart }: Options & { signal: AbortSignal },
): Promise<Spoken> {
	// Nothing is awaited while voices are known: a phone may refuse to speak after the press is over.
	const now = deviceVoicesNow()
	const voices = voicesOfSpeakers(now.length > 0 ? now : await deviceVoices())
	if (signal.aborted) return 'stopped'
	if (!voices) return 'no-voice'
	for (const piece of shortUtterances(spokenForm(text).text)) {
		if (!isSpeakable.test(piece)) continue
		const how = await utter({
			text: piece,
			voice: voices[speaker - 1] ?? voices[0],
			rate,
			signal,
			onStart,
		})
		if (how !== 'spoken') return how
	}
	return 'spoken'
}
