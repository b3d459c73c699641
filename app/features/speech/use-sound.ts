import { useEffect, useRef, useState } from 'react'
import { isFailure } from '#app/domain/failure.ts'
import { pageErrorText } from '#app/domain/page-errors.ts'

type Playback = { kind: 'idle' | 'loading' | 'playing' } | { kind: 'failed'; text: string }

/** Plays a short sound, which is fetched only then. A stopped sound reports no failure. */
export function useSound(address: string): { state: Playback; play: () => Promise<void> } {
	const [state, setState] = useState<Playback>({ kind: 'idle' })
	const playing = useRef<HTMLAudioElement>()

	function stop() {
		playing.current?.pause()
		playing.current = undefined
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: only when it disappears
	useEffect(() => stop, [])

	/** Phones allow play() only within a click's handler. */
	async function play() {
		stop()
		for (const other of document.querySelectorAll('audio')) other.pause()
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

	return { state, play }
}

/** An audio element doesn't say why it failed, so request it again to find out. */
export async function reasonOf(address: string): Promise<string> {
	try {
		const answer = await fetch(address)
		const body: unknown = answer.ok ? undefined : await answer.json()
		const failure = body && typeof body === 'object' && 'error' in body ? body.error : undefined
		if (isFailure(failure)) return failure.text
	} catch {
		// No network: the text below.
	}
	return pageErrorText(navigator.onLine ? 'pronunciation.failed' : 'audio.offline')
}
