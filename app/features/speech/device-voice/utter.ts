/**
 * Speaks one short utterance with a voice of the device, and says how it ended. The traps of
 * `speechSynthesis` are handled here:
 *
 * - An utterance may be garbage-collected before its `end` event: a reference is kept.
 * - `cancel()` ends others with the error "interrupted" or "canceled", which is no failure.
 * - `speak()` right after `cancel()` is swallowed in Chrome and Safari: it waits a tick.
 * - `pause()` does nothing on Android and blocks Firefox: nobody calls it, speech is cancelled instead.
 * - A tab that slept may get no `end` event, and a queue may be stuck: a watchdog looks.
 * - iOS wants a press first: without one the error is "not-allowed". See `unlockVoice`.
 */
export type Spoken = 'spoken' | 'no-voice' | 'failed' | 'stopped'

type Utterance = {
	text: string
	voice: SpeechSynthesisVoice
	rate?: number
	signal: AbortSignal
	/** The UTF-16 offset of the word being spoken; not all voices say it. */
	onBoundary?: (offset: number) => void
	onStart?: (() => void) | undefined
}

/** How long a voice may take to begin; a network voice may be slow. */
const beginMs = 5000
/** The longest time a character takes at normal speed, and an utterance beside. */
const characterMs = 700
const breathMs = 5000
const lookEveryMs = 250

/** Kept until they end, against the garbage collector. */
const speaking = new Set<SpeechSynthesisUtterance>()

const tickMs = 30
let cancelledAt = Number.NEGATIVE_INFINITY

function cancel() {
	cancelledAt = performance.now()
	speechSynthesis.cancel()
}

export async function utter(asked: Utterance): Promise<Spoken> {
	const { signal } = asked
	if (signal.aborted) return 'stopped'
	if (speechSynthesis.speaking || speechSynthesis.pending) cancel()
	if (performance.now() - cancelledAt < tickMs) {
		await new Promise((go) => setTimeout(go, tickMs))
		if (signal.aborted) return 'stopped'
	}
	// Another page may have left the voice paused.
	if (speechSynthesis.paused) speechSynthesis.resume()
	return await new Promise((resolve) => begin(asked, resolve))
}

function begin(
	{ text, voice, rate = 1, signal, ...events }: Utterance,
	end: (how: Spoken) => void,
) {
	const utterance = new SpeechSynthesisUtterance(text)
	utterance.voice = voice
	// Android takes the language from here, and not from the voice.
	utterance.lang = voice.lang.replace(/_?#.*/, '').replaceAll('_', '-')
	utterance.rate = rate
	speaking.add(utterance)
	const askedAt = performance.now()
	let startedAt: number | undefined
	let silentLooks = 0

	function finish(how: Spoken) {
		if (!speaking.delete(utterance)) return
		clearInterval(watchdog)
		signal.removeEventListener('abort', stop)
		end(how)
	}
	function silence(how: Spoken) {
		cancel()
		finish(how)
	}
	const stop = () => silence('stopped')
	function start() {
		if (startedAt !== undefined) return
		startedAt = performance.now()
		events.onStart?.()
	}
	/** The timer sleeps with the tab, so the first look after it wakes ends what has ended long ago. */
	function look() {
		const now = performance.now()
		const isSilent = !speechSynthesis.speaking && !speechSynthesis.pending
		silentLooks = isSilent ? silentLooks + 1 : 0
		if (startedAt === undefined) {
			// Some voices of Android fire no start event.
			if (now - askedAt >= beginMs && !speechSynthesis.speaking) silence('failed')
			else if (now - askedAt >= beginMs) start()
		} else if (silentLooks >= 2) finish('spoken')
		else if (now - startedAt >= (text.length * characterMs) / rate + breathMs) {
			silence('failed')
		}
	}
	const watchdog = setInterval(look, lookEveryMs)

	utterance.onstart = start
	utterance.onboundary = ({ charIndex }) => {
		start()
		events.onBoundary?.(charIndex)
	}
	utterance.onend = () => finish('spoken')
	utterance.onerror = ({ error }) => finish(endOf(error))
	signal.addEventListener('abort', stop)
	speechSynthesis.speak(utterance)
}

function endOf(error: SpeechSynthesisErrorCode): Spoken {
	switch (error) {
		case 'interrupted':
		case 'canceled':
			return 'stopped'
		case 'voice-unavailable':
		case 'language-unavailable':
			return 'no-voice'
		default:
			return 'failed'
	}
}
