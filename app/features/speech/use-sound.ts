import { useRouteLoaderData } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { pageErrorText } from '#app/domain/page-errors.ts'
import type { DialogueVoice } from '#app/domain/speech/pronunciation.ts'
import { mayDeviceSpeak, unlockVoice } from './device-voice/first-look.ts'
import { soundAlone } from './one-sound.ts'

type Playback = { kind: 'idle' | 'loading' | 'playing' } | { kind: 'failed'; text: string }

/** The spoken text, for the device's own voice; a dialogue in turns, for two of its voices. */
export type Said = {
	text: string
	pinyin?: string | undefined
	turns?: readonly { text: string; voice: DialogueVoice }[]
}

/**
 * Plays a short sound, which is fetched only then; or the device says it, see `voice-choice.ts`. A
 * stopped sound reports no failure.
 */
export function useSound(
	address: string,
	said: Said,
): { state: Playback; play: () => Promise<void> } {
	const [state, setState] = useState<Playback>({ kind: 'idle' })
	const site = useRouteLoaderData<{ areWordsEmbedded?: boolean }>('root')
	const isEmbedded = site?.areWordsEmbedded === true
	const playing = useRef<{ pause: () => void }>()

	function stop() {
		playing.current?.pause()
		playing.current = undefined
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: only when it disappears
	useEffect(() => {
		// Asked now, voices that load late are there when they are needed.
		mayDeviceSpeak(isEmbedded)
		return stop
	}, [])

	/** Phones allow play() only within a click's handler. */
	async function play() {
		stop()
		soundAlone(() => {
			stop()
			setState({ kind: 'idle' })
		})
		for (const other of document.querySelectorAll('audio')) other.pause()
		if (mayDeviceSpeak(isEmbedded) && (await sayOnDevice())) return
		const sound = new Audio(address)
		playing.current = sound
		const show = (next: Playback) => playing.current === sound && setState(next)
		sound.onended = () => show({ kind: 'idle' })
		show({ kind: 'loading' })
		try {
			await sound.play()
			show({ kind: 'playing' })
		} catch (error) {
			if (error instanceof DOMException && error.name === 'NotAllowedError') show({ kind: 'idle' })
			else if (playing.current === sound) {
				show({ kind: 'failed', text: await reasonOf(address) })
			}
		}
	}

	/** False if the platform is to speak instead. */
	async function sayOnDevice(): Promise<boolean> {
		const stopping = new AbortController()
		const { signal } = stopping
		const own = { pause: () => stopping.abort() }
		playing.current = own
		const show = (kind: 'idle' | 'loading' | 'playing') =>
			playing.current === own && setState({ kind })
		show('loading')
		unlockVoice()
		const how = await import('./device-voice/say-word.ts').then(
			({ sayWord }) => sayWord(said, { isEmbedded, signal, onStart: () => show('playing') }),
			() => 'failed' as const,
		)
		const isOver = how === 'spoken' || how === 'stopped' || playing.current !== own
		if (isOver) show('idle')
		return isOver
	}

	return { state, play }
}

/** The sentence why a sound cannot be heard. */
export function reasonOf(address: string): Promise<string> {
	return import('./failed-sound.ts').then(
		({ askForReason }) => askForReason(address),
		() => pageErrorText('audio.offline'),
	)
}
