/**
 * What goes on while a lesson is heard: the sentence being spoken is marked, keys and the system's
 * controls work, the position is kept. Loaded with the first press of play.
 */
import { fetchTimings } from './fetch-timings.ts'
import { followSentences } from './follow-sentences.ts'
import { keepPositionOf } from './keep-position.ts'
import { offerMediaControls } from './media-controls.ts'
import { playAlone } from './play-alone.ts'
import type { PlayerProps } from './player.tsx'
import { isForPlayer } from './player-keys.ts'
import { playSentences } from './sentence-playback.ts'
import { wrapSentences } from './sentences-in-text.ts'

/** Whether the audio can be heard sentence by sentence; `none` when nobody knows where they are. */
export type SentencesState = 'unknown' | 'ready' | 'none'

export type Listening = {
	/** To another sentence, or a few seconds on where there are none. */
	step: (by: number) => void
	/** Says the sentence that is heard again and again. */
	setLooping: (isLooping: boolean) => void
	stop: () => void
}

type Options = PlayerProps & { onSentences: (state: SentencesState) => void }

export function listen(element: HTMLAudioElement, options: Options): Listening {
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

	let isFetching = false
	/** Without network the audio may play all the same, from what the browser has of it. */
	async function bringSentences() {
		if (isFetching || playback.areKnown()) return
		isFetching = true
		const timings = await fetchTimings(audio, signal)
		isFetching = false
		if (signal.aborted || timings === 'failed') return onSentences('unknown')
		if (timings === 'none') return onSentences('none')
		playback.know(timings.sentences)
		onSentences('ready')
		if (!text) return
		const spans = await wrapSentences(text, timings.sentences, signal)
		if (!signal.aborted) followSentences({ element, text, spans, playback, signal })
	}
	bringSentences()
	element.addEventListener('play', bringSentences, { signal })

	return {
		step: (by) => playback.step(by),
		setLooping: (isLooping) => playback.setLooping(isLooping),
		stop: () => {
			element.pause()
			ending.abort()
		},
	}
}
