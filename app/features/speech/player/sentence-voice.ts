/**
 * The platform's voice for a text without a recording: each sentence is fetched when it is to be heard, and
 * the next one while it plays. Sentences heard before are kept as long as the page.
 */
import { failureIn } from '#app/domain/failure.ts'
import {
	audioBySentence,
	type DeviceAudio,
	type Speak,
} from '#app/features/speech/device-voice/device-audio.ts'
import type { Spoken } from '#app/features/speech/device-voice/utter.ts'

type Fetched = { sound: Blob } | { refusal: string | undefined }

/** `address` lacks the number of the sentence. `refusal` says why the last one was not spoken, if known. */
export function audioOfSentences(address: string): {
	audio: DeviceAudio
	refusal: () => string | undefined
} {
	const element = new Audio()
	const sounds = new Map<number, Promise<Fetched>>()
	let refusal: string | undefined

	function sound(index: number): Promise<Fetched> {
		const known = sounds.get(index)
		if (known) return known
		const asked = fetchSentence(`${address}${index}`)
		sounds.set(index, asked)
		asked.then((fetched) => 'sound' in fetched || sounds.delete(index))
		return asked
	}

	const speak: Speak = async (_, { index, rate, signal, onStart }) => {
		const fetched = await sound(index)
		if (signal.aborted) return 'stopped'
		if ('refusal' in fetched) {
			refusal = fetched.refusal
			return 'failed'
		}
		if (index + 1 < audio.timings.length) void sound(index + 1)
		return await play(element, fetched.sound, { rate, signal, onStart })
	}

	const audio = audioBySentence(speak)
	return { audio, refusal: () => refusal }
}

async function fetchSentence(address: string): Promise<Fetched> {
	try {
		const answer = await fetch(address)
		if (answer.ok) return { sound: await answer.blob() }
		const body: unknown = await answer.json()
		return { refusal: failureIn(body)?.text }
	} catch {
		// No network.
		return { refusal: undefined }
	}
}

type How = { rate: number; signal: AbortSignal; onStart: () => void }

/** One element plays all: a phone that let it play once lets it go on without a press. */
function play(element: HTMLAudioElement, sound: Blob, how: How): Promise<Spoken> {
	const { rate, signal, onStart } = how
	const address = URL.createObjectURL(sound)
	const ended = new AbortController()
	return new Promise<Spoken>((resolve) => {
		const once = { signal: ended.signal }
		element.addEventListener('playing', onStart, once)
		element.addEventListener('ended', () => resolve('spoken'), once)
		element.addEventListener('error', () => resolve('failed'), once)
		signal.addEventListener('abort', () => resolve('stopped'), once)
		element.src = address
		element.defaultPlaybackRate = rate
		element.playbackRate = rate
		element.play().catch((reason: unknown) => {
			// Without a press, a phone may refuse; a second press then plays.
			const isRefused = reason instanceof DOMException && reason.name === 'NotAllowedError'
			if (isRefused) resolve('stopped')
		})
	}).finally(() => {
		ended.abort()
		element.pause()
		URL.revokeObjectURL(address)
	})
}
