import { useEffect, useRef, useState } from 'react'
import { reasonOf } from '#app/features/speech/use-sound.ts'

type Playback = { kind: 'idle' | 'loading' | 'playing' } | { kind: 'failed'; text: string }

/**
 * Plays the sample of a voice. Words may be said by the device's own voice (`useSound`); a sample is
 * always the platform's. One plays at a time.
 */
export function useSample(address: string): { state: Playback; play: () => Promise<void> } {
	const [state, setState] = useState<Playback>({ kind: 'idle' })
	const playing = useRef<HTMLAudioElement>()

	useEffect(() => () => playing.current?.pause(), [])

	async function play() {
		for (const other of document.querySelectorAll('audio')) other.pause()
		stopLast()
		const sound = new Audio(address)
		playing.current = sound
		stopLast = () => sound.pause()
		const show = (next: Playback) => playing.current === sound && setState(next)
		sound.onpause = () => show({ kind: 'idle' })
		show({ kind: 'loading' })
		try {
			await sound.play()
			show({ kind: 'playing' })
		} catch (error) {
			// Another sample was pressed before this one began.
			if (error instanceof DOMException && error.name === 'AbortError') show({ kind: 'idle' })
			else show({ kind: 'failed', text: await reasonOf(address) })
		}
	}

	return { state, play }
}

let stopLast = () => {}
