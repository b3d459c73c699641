/**
 * Everything that accompanies playing: highlights the spoken sentence, handles keys and the system's
 * media controls, remembers the position. Loaded when play is first clicked.
 */
import type { SentenceTiming } from '#app/domain/speech/timings.ts'
import { ReportAudio } from '#app/features/speech/report-audio.tsx'
import { readStored, writeStored } from '#app/ui/browser-storage.ts'
import { fetchTimings } from './fetch-timings.ts'
import { followSentences } from './follow-sentences.ts'
import { offerMediaControls } from './media-controls.ts'
import { OwnPart, speakerOf, speakersIn } from './own-part.tsx'
import type { PlayerProps } from './player.tsx'
import { isForPlayer } from './player-keys.ts'
import { type Position, parsePositions, positionsKeyOf } from './player-memory.ts'
import { playSentences } from './sentence-playback.ts'
import { wrapSentences } from './sentences-in-text.ts'
import type { Sound } from './sound.ts'

/** Whether the audio can be played sentence by sentence; `none` without timings. */
export type SentencesState = 'unknown' | 'ready' | 'none'

export type Listening = {
	/** Jumps by sentences, or by a few seconds without timings. */
	step: (by: number) => void
	/** Repeats the current sentence. */
	setLooping: (isLooping: boolean) => void
	/** The speakers of a dialogue. */
	speakers: readonly string[]
	/** Keeps a speaker silent from now on; undefined: none. */
	takePart: (speaker: string | undefined) => void
	stop: () => void
	OwnPart: typeof OwnPart
	ReportAudio: typeof ReportAudio
}

/** How often the position is remembered, and for how many lessons. */
const keepEverySeconds = 5
const mostPositions = 200

type Options = PlayerProps & { onSentences: (state: SentencesState) => void }

export function listen(element: Sound, options: Options): Listening {
	const { audio, onSentences } = options
	const ending = new AbortController()
	const { signal } = ending
	const playback = playSentences(element)
	const text = document.querySelector<HTMLElement>('.text')

	playAlone(element, signal)
	keepPositionOf(element, options, signal)
	offerMediaControls(element, options, playback, signal)
	element.addEventListener('timeupdate', () => playback.loop(), { signal })
	element.addEventListener('ended', () => playback.loopAtEnd(), { signal })
	element.addEventListener('seeking', () => playback.noteSeek(), { signal })
	document.addEventListener(
		'keydown',
		(event) => {
			const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
			if (by === undefined || !isForPlayer(event)) return
			event.preventDefault()
			playback.step(by)
		},
		{ signal },
	)

	let ownPart: string | undefined
	const isOwn = (sentence: HTMLElement) => ownPart !== undefined && speakerOf(sentence) === ownPart

	let isFetching = false
	let following = new AbortController()
	/** Fetches the timings. Without a network, cached audio still plays. */
	async function loadSentences() {
		if (isFetching || playback.areKnown()) return
		isFetching = true
		const timings = await timingsOf(element, audio, signal)
		isFetching = false
		if (signal.aborted || timings === 'failed') return onSentences('unknown')
		if (timings === 'none') return onSentences('none')
		playback.know(timings)
		onSentences('ready')
		if (!text) return
		await followIn(text, timings)
		// The same text in another script has come.
		text.addEventListener('exchanged', () => void followIn(text, timings), { signal })
	}
	async function followIn(text: HTMLElement, timings: readonly SentenceTiming[]) {
		following.abort()
		following = new AbortController()
		const both = AbortSignal.any([signal, following.signal])
		const spans = await wrapSentences(text, timings, both)
		if (!both.aborted) followSentences({ element, text, spans, playback, isOwn, signal: both })
	}
	loadSentences()
	element.addEventListener('play', loadSentences, { signal })

	return {
		step: (by) => playback.step(by),
		setLooping: (isLooping) => playback.setLooping(isLooping),
		speakers: text ? speakersIn(text) : [],
		takePart: (speaker) => {
			ownPart = speaker
		},
		stop: () => {
			element.pause()
			ending.abort()
		},
		OwnPart,
		ReportAudio,
	}
}

/** The device knows its sentences; those of a recording are fetched. */
async function timingsOf(
	{ timings }: Sound,
	audio: PlayerProps['audio'],
	signal: AbortSignal,
): Promise<readonly SentenceTiming[] | 'none' | 'failed'> {
	if (timings) return timings
	const fetched = audio ? await fetchTimings(audio, signal) : 'none'
	return typeof fetched === 'string' ? fetched : fetched.sentences
}

/** Pauses this audio when another tab starts to play. */
function playAlone(audio: Sound, signal: AbortSignal): void {
	const tabs = new BroadcastChannel('hanlu.audio')
	const announce = () => tabs.postMessage('playing')
	audio.addEventListener('play', announce, { signal })
	tabs.addEventListener('message', () => audio.pause(), { signal })
	signal.addEventListener('abort', () => tabs.close())
	if (!audio.paused) announce()
}

type PositionOwner = { userId: string; lessonKey: string }

/** Remembers where the user stopped. An audio heard to its end starts over. */
function keepPositionOf(audio: Sound, owner: PositionOwner, signal: AbortSignal): void {
	let keptAt = audio.currentTime
	function keep() {
		const { currentTime: at, duration: of } = audio
		// Until the audio has loaded, the remembered position remains valid.
		if (!(of > 0)) return
		keptAt = at
		keepPosition(owner, at > 0 && at < of ? { at, of } : undefined)
	}
	audio.addEventListener('pause', keep, { signal })
	audio.addEventListener('seeked', keep, { signal })
	audio.addEventListener(
		'timeupdate',
		() => Math.abs(audio.currentTime - keptAt) >= keepEverySeconds && keep(),
		{ signal },
	)
	// Phones often end a page without further events.
	document.addEventListener('visibilitychange', () => document.hidden && keep(), { signal })
	window.addEventListener('pagehide', keep, { signal })
	signal.addEventListener('abort', keep)
}

/** Undefined removes the position, so that the next visit starts at the beginning. */
function keepPosition({ userId, lessonKey }: PositionOwner, position: Position | undefined): void {
	const key = positionsKeyOf(userId)
	const { [lessonKey]: _, ...others } = parsePositions(readStored(key))
	const all = Object.entries(position ? { ...others, [lessonKey]: position } : others)
	writeStored(key, JSON.stringify(Object.fromEntries(all.slice(-mostPositions))))
}
