import { useCallback, useEffect, useRef, useState } from 'react'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { nextSpeed, type Speed } from '#app/domain/speech/speed.ts'
import { useToast } from '#app/ui/toast.tsx'
import type { Listening, SentencesState } from './listening.ts'
import type { PlayerProps } from './player.tsx'
import { isForPlayer } from './player-keys.ts'
import { keepSpeed, readKeptSpeed, readPosition } from './player-memory.ts'

/** An audio that is so much longer or shorter than the one remembered is another one. */
const sameLengthSeconds = 1

/**
 * What a player shows and does. The audio element knows how far it is and whether it plays; this
 * only repeats it. What is needed while something plays is loaded with the first press of play.
 */
export function usePlayback(props: PlayerProps) {
	const toast = useToast()
	const element = useRef<HTMLAudioElement>(null)
	const given = useRef(props)
	given.current = props
	const begun = useRef<Promise<Listening | undefined>>()
	const [listening, setListening] = useState<Listening>()
	const [sentences, setSentences] = useState<SentencesState>('unknown')
	const [isPlaying, setPlaying] = useState(false)
	const [isWaiting, setWaiting] = useState(false)
	const [isLooping, setLooping] = useState(false)
	const [speed, setSpeed] = useState<Speed>(1)
	const [position, setPosition] = useState({ at: 0, of: Number.NaN })
	const remembered = useRef<number>()
	const hasFailed = useRef(false)

	useEffect(() => {
		const { userId, lessonKey } = given.current
		const kept = readPosition(userId, lessonKey)
		setSpeed(readKeptSpeed())
		if (!kept || !element.current) return
		remembered.current = kept.of
		// Before anything is loaded this is where playing will begin.
		element.current.currentTime = kept.at
		setPosition(kept)
	}, [])

	useEffect(() => {
		if (!element.current) return
		element.current.defaultPlaybackRate = speed
		element.current.playbackRate = speed
	}, [speed])

	useEffect(() => listening?.setLooping(isLooping), [listening, isLooping])

	useEffect(
		() => () => {
			begun.current?.then((some) => some?.stop())
			begun.current = undefined
		},
		[],
	)

	/**
	 * What follows the audio is fetched once something is heard: a browser that once failed to
	 * fetch a script, without network, does not try again. Without it the audio plays all the same.
	 */
	function begin() {
		const audio = element.current
		if (!audio) return
		begun.current ??= import('./listening.ts').then(
			({ listen }) => {
				const started = listen(audio, { ...given.current, onSentences: setSentences })
				setListening(started)
				return started
			},
			() => {
				begun.current = undefined
				return undefined
			},
		)
	}

	/** The same failure may be told twice: by the audio and by its play(). */
	const fail = useCallback(() => {
		if (hasFailed.current) return
		hasFailed.current = true
		element.current?.pause()
		toast({ tone: 'error', text: pageErrorText('audio.play-failed') })
		reloadIfGone(given.current)
	}, [toast])

	/** Telephones let a page play only while a press is being answered: nothing is awaited here. */
	function toggle() {
		const audio = element.current
		if (!audio) return
		if (!audio.paused && !audio.error) return audio.pause()
		hasFailed.current = false
		if (audio.error) {
			const at = audio.currentTime || position.at
			audio.load()
			audio.currentTime = at
		}
		audio.play().catch((reason: unknown) => {
			// A pause that came before the sound is no failure.
			if (!(reason instanceof DOMException && reason.name === 'AbortError')) fail()
		})
	}

	const press = useRef(toggle)
	press.current = toggle
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			if (event.key !== ' ' || !isForPlayer(event)) return
			event.preventDefault()
			if (!event.repeat) press.current()
		}
		document.addEventListener('keydown', onKey)
		return () => document.removeEventListener('keydown', onKey)
	}, [])

	function show() {
		const audio = element.current
		if (!audio || audio.error) return
		const { currentTime, duration } = audio
		setPosition(({ of }) => ({ at: currentTime, of: duration > 0 ? duration : of }))
	}

	return {
		element,
		...{ isPlaying, isWaiting, isLooping, speed, position, sentences, toggle },
		events: {
			onPlay: () => {
				setPlaying(true)
				setWaiting(true)
			},
			onPlaying: () => {
				setWaiting(false)
				begin()
			},
			onWaiting: () => setWaiting(true),
			onPause: () => {
				setPlaying(false)
				setWaiting(false)
			},
			onError: fail,
			onLoadedMetadata: () => {
				const audio = element.current
				const of = remembered.current
				if (audio && of && Math.abs(audio.duration - of) > sameLengthSeconds) audio.currentTime = 0
				show()
			},
			onEnded: () => {
				if (element.current) element.current.currentTime = 0
			},
			onTimeUpdate: show,
			onSeeking: show,
			onDurationChange: show,
		},
		seek: (to: number) => {
			if (element.current) element.current.currentTime = to
			setPosition(({ of }) => ({ at: to, of }))
		},
		step: (by: number) => listening?.step(by),
		changeSpeed: () => {
			const next = nextSpeed(speed)
			setSpeed(next)
			keepSpeed(next)
		},
		toggleLoop: () => setLooping(!isLooping),
	}
}

/** An audio that was replaced while its page was open is gone; the page's data names the new one. */
async function reloadIfGone({ audio, reload }: PlayerProps): Promise<void> {
	const answer = await fetch(audio.src, { method: 'HEAD' }).catch(() => undefined)
	if (answer && answer.status >= 400 && answer.status < 500) reload()
}
