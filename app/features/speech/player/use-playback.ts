import { useCallback, useEffect, useRef, useState } from 'react'
import { deviceVoiceErrors } from '#app/domain/errors/device-voice.ts'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { nextSpeed, type Speed } from '#app/domain/speech/speed.ts'
import { unlockVoice } from '#app/features/speech/device-voice/first-look.ts'
import { soundAlone } from '#app/features/speech/one-sound.ts'
import { isOffline } from '#app/ui/is-offline.ts'
import { useToast } from '#app/ui/toast.tsx'
import type { Listening, SentencesState } from './listening.ts'
import type { ControlsProps, LessonAudio } from './player.tsx'
import { isForPlayer } from './player-keys.ts'
import { keepSpeed, readKeptSpeed, readPosition } from './player-memory.ts'
import type { Sound } from './sound.ts'

/** An audio whose length differs by more than this is not the remembered one. */
const sameLengthSeconds = 1

/**
 * The player's state and actions. The sound holds the position and whether it plays; this hook mirrors
 * it. Code that is needed only while playing is loaded when play is first clicked. An audio element is
 * the platform's sound; what is spoken by sentences is made when play is first clicked.
 */
export function usePlayback(props: ControlsProps) {
	const toast = useToast()
	const element = useRef<Sound | null>(null)
	const hold = useCallback((audio: HTMLAudioElement | null) => {
		element.current = audio
	}, [])
	const latest = useRef(props)
	latest.current = props
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
	const isGone = useRef(false)
	/** Why the platform speaks no sentence now. */
	const refusal = useRef<() => string | undefined>(() => undefined)

	useEffect(() => {
		const { userId, lessonKey, resumeAt } = latest.current
		setSpeed(readKeptSpeed())
		if (resumeAt !== undefined) return latestToggle.current()
		const kept = readPosition(userId, lessonKey)
		if (!kept) return
		remembered.current = kept.of
		// Set before loading, this is where playback will start.
		if (element.current) element.current.currentTime = kept.at
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
			isGone.current = true
			// The device's speech is no part of the page.
			element.current?.pause()
			begun.current?.then((some) => some?.stop())
			begun.current = undefined
		},
		[],
	)

	/**
	 * Loads the code for playing once the audio is heard, because a browser that failed to load a
	 * script offline does not try again. The audio plays without it as well.
	 */
	function begin() {
		const audio = element.current
		if (!audio) return
		begun.current ??= loadListening().then(
			({ listen }) => {
				const started = listen(audio, { ...latest.current, onSentences: setSentences })
				setListening(started)
				return started
			},
			() => {
				begun.current = undefined
				return undefined
			},
		)
	}

	/** A failure may arrive twice: from the audio element and from its play(). */
	const fail = useCallback(() => {
		if (hasFailed.current) return
		hasFailed.current = true
		const { audio, sentences, isDevice, lose } = latest.current
		const { currentTime = 0, duration = 0 } = element.current ?? {}
		element.current?.pause()
		setWaiting(false)
		if (isDevice && (audio ?? sentences)) return lose(currentTime / duration || 0)
		const say = (text: string) => toast({ tone: 'error', text })
		const known = isDevice ? deviceVoiceErrors['voice.none'] : refusal.current()
		if (known) say(known)
		else
			void isOffline().then((is) => say(pageErrorText(is ? 'audio.offline' : 'audio.play-failed')))
		if (audio) reloadIfGone(audio, latest.current.reload)
	}, [toast])

	/** Makes the sound of a text that is spoken by sentences, by the device or the platform. */
	async function openSpoken() {
		if (props.isDevice) unlockVoice()
		setWaiting(true)
		try {
			// The first sentence is followed, too: speech begins at once.
			const [made] = await Promise.all([
				props.isDevice ? spokenByDevice() : spokenByPlatform(),
				loadListening().catch(() => undefined),
			])
			if (element.current || isGone.current) return
			if (!made) return fail()
			for (const [name, on] of Object.entries(events)) {
				made.addEventListener(name.slice(2).toLowerCase(), on)
			}
			element.current = made
			made.playbackRate = speed
			made.currentTime = position.at
			events.onLoadedMetadata()
			setWaiting(false)
			begin()
			toggle()
		} catch {
			// Offline, without the code for it.
			fail()
		}
	}

	async function spokenByDevice() {
		const device = await import('#app/features/speech/device-voice/device-audio.ts')
		return device.audioOfText(props.platform)
	}

	async function spokenByPlatform() {
		const { address = '' } = props.sentences ?? {}
		const { audioOfSentences } = await import('./sentence-voice.ts')
		const { audio, refusal: reason } = audioOfSentences(address)
		refusal.current = reason
		return audio
	}

	/** Phones allow play() only within a click's handler, so nothing is awaited here. */
	function toggle() {
		const audio = element.current
		if (!audio) return props.isDevice || props.sentences ? void openSpoken() : undefined
		if (!audio.paused && !audio.error) return audio.pause()
		hasFailed.current = false
		if (audio.error) {
			const at = audio.currentTime || position.at
			audio.load()
			audio.currentTime = at
		}
		audio.play().catch((reason: unknown) => {
			// A pause before the sound starts is not a failure.
			const name = reason instanceof DOMException && reason.name
			// Without a press, a phone may refuse to go on where the device's voice was lost.
			if (name !== 'AbortError' && name !== 'NotAllowedError') fail()
		})
	}

	const latestToggle = useRef(toggle)
	latestToggle.current = toggle
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			if (event.key !== ' ' || !isForPlayer(event)) return
			event.preventDefault()
			if (!event.repeat) latestToggle.current()
		}
		document.addEventListener('keydown', onKey)
		return () => document.removeEventListener('keydown', onKey)
	}, [])

	const pause = useCallback(() => element.current?.pause(), [])

	function show() {
		const audio = element.current
		if (!audio || audio.error) return
		const { currentTime, duration } = audio
		setPosition(({ of }) => ({ at: currentTime, of: duration > 0 ? duration : of }))
	}

	const events = {
		onPlay: () => {
			latest.current.onPlay()
			soundAlone(pause)
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
			const { resumeAt } = latest.current
			if (audio && resumeAt !== undefined) audio.currentTime = resumeAt * audio.duration
			else if (audio && of && Math.abs(audio.duration - of) > sameLengthSeconds)
				audio.currentTime = 0
			show()
		},
		onEnded: () => {
			if (element.current) element.current.currentTime = 0
		},
		onTimeUpdate: show,
		onSeeking: show,
		onDurationChange: show,
	}

	return {
		hold,
		listening,
		isPlaying,
		isWaiting,
		isLooping,
		speed,
		position,
		sentences,
		toggle,
		events,
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

function loadListening() {
	return import('./listening.ts')
}

/** Reloads the page's data if the audio has been replaced since the page was opened. */
async function reloadIfGone({ src }: LessonAudio, reload: () => void): Promise<void> {
	const answer = await fetch(src, { method: 'HEAD' }).catch(() => undefined)
	if (answer && answer.status >= 400 && answer.status < 500) reload()
}
