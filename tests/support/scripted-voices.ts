/**
 * A device's voices as a script: replaces `speechSynthesis` in a page, by
 * `page.addInitScript(scriptVoices, {...})`, or in Node. Nothing outside the function is used. What was
 * spoken is in `globalThis.spokenByDevice`.
 */
export type ScriptedVoices = {
	voices: readonly { name: string; lang: string; isRemote?: boolean }[]
	/** The voices are there only after this time. */
	lateMs?: number
	/** Says when late voices are there. */
	isLateSilent?: boolean
	msPerCharacter?: number
	/** The number of the utterance that fails, from 0, and its error; later ones fail too. */
	failsAt?: { utterance: number; error: string }
	/** The voices are gone after this many utterances. */
	vanishAfter?: number
	/** No end event for this utterance. */
	isEndless?: boolean
	/** Never begins. */
	isMute?: boolean
}

type SpokenByDevice = { text: string; voice: string; rate: number; at: number }

declare global {
	var spokenByDevice: SpokenByDevice[]
}

export function scriptVoices(script: ScriptedVoices): void {
	const spoken: SpokenByDevice[] = []
	const born = performance.now()
	const voices = script.voices.map(({ name, lang, isRemote }) => ({
		name,
		lang,
		voiceURI: `urn:test:${name}`,
		localService: !isRemote,
		default: false,
	}))
	class Utterance extends EventTarget {
		text: string
		voice: { name: string } | null = null
		lang = ''
		rate = 1
		onstart?: () => void
		onend?: () => void
		onboundary?: (event: { charIndex: number }) => void
		onerror?: (event: { error: string }) => void
		constructor(text = '') {
			super()
			this.text = text
		}
	}
	let queue: Utterance[] = []
	let count = 0
	class Synthesis extends EventTarget {
		paused = false
		get speaking() {
			return queue.length > 0
		}
		get pending() {
			return queue.length > 1
		}
		getVoices() {
			const isThere = performance.now() - born >= (script.lateMs ?? 0)
			const isGone = script.vanishAfter !== undefined && count >= script.vanishAfter
			return isThere && !isGone ? voices : []
		}
		speak(utterance: Utterance) {
			queue.push(utterance)
			if (queue.length === 1) setTimeout(() => this.begin(utterance))
		}
		begin(utterance: Utterance) {
			if (queue[0] !== utterance) return
			if (utterance.text === '') return this.end(utterance)
			const number = count
			count += 1
			const { failsAt } = script
			if (script.vanishAfter !== undefined && number >= script.vanishAfter) {
				return this.fail(utterance, 'voice-unavailable')
			}
			if (failsAt && number >= failsAt.utterance) return this.fail(utterance, failsAt.error)
			if (script.isMute) {
				queue = []
				return
			}
			const { text, voice, rate } = utterance
			spoken.push({ text, voice: voice?.name ?? '', rate, at: performance.now() - born })
			utterance.onstart?.()
			const ms = (text.length * (script.msPerCharacter ?? 40)) / rate
			setTimeout(() => {
				if (queue[0] !== utterance) return
				if (script.isEndless) queue.shift()
				else this.end(utterance)
			}, ms)
		}
		end(utterance: Utterance) {
			queue.shift()
			const [next] = queue
			if (next) setTimeout(() => this.begin(next))
			utterance.onend?.()
		}
		fail(utterance: Utterance, error: string) {
			queue.shift()
			utterance.onerror?.({ error })
		}
		cancel() {
			const ended = queue
			queue = []
			for (const utterance of ended) setTimeout(() => utterance.onerror?.({ error: 'interrupted' }))
		}
		pause() {}
		resume() {}
	}
	const synthesis = new Synthesis()
	if (script.lateMs && !script.isLateSilent) {
		setTimeout(() => synthesis.dispatchEvent(new Event('voiceschanged')), script.lateMs)
	}
	const define = (name: string, value: unknown) =>
		Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
	define('speechSynthesis', synthesis)
	define('SpeechSynthesisUtterance', Utterance)
	define('spokenByDevice', spoken)
}
