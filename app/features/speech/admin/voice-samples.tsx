import { LoaderCircle, Volume2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { NamedVoice } from '#app/contracts/speech.ts'
import { reasonOf } from '#app/features/speech/use-sound.ts'
import { adminButtonClass } from '#app/ui/admin/button.tsx'

const samplePath = '/admin/voice-sample'

/** Lets administrators hear each voice. */
export function VoiceSamples({ voices }: { voices: readonly NamedVoice[] }) {
	return (
		<ul className="flex flex-wrap gap-2">
			{voices.map((voice) => (
				<li key={voice.id}>
					<VoiceSample voice={voice} />
				</li>
			))}
		</ul>
	)
}

function VoiceSample({ voice: { id, name } }: { voice: NamedVoice }) {
	const { state, play } = useSample(`${samplePath}?${new URLSearchParams({ sample: id })}`)
	const isLoading = state.kind === 'loading'
	const Icon = isLoading ? LoaderCircle : Volume2
	return (
		<>
			<button
				type="button"
				aria-label={`Hear ${name}`}
				aria-busy={isLoading || undefined}
				className={`${adminButtonClass('secondary')} max-w-full whitespace-normal! text-start ${state.kind === 'playing' ? 'text-accent-deep' : ''}`}
				onClick={() => void play()}
			>
				<Icon aria-hidden size={16} className={isLoading ? 'animate-spin' : ''} />
				{name}
			</button>
			{state.kind === 'failed' && (
				<p role="alert" className="text-cinnabar-deep text-sm">
					{state.text}
				</p>
			)}
		</>
	)
}

type Playback = { kind: 'idle' | 'loading' | 'playing' } | { kind: 'failed'; text: string }

/**
 * Plays the sample of a voice. Words may be said by the device's own voice (`useSound`); a sample is
 * always the platform's. One plays at a time.
 */
function useSample(address: string): { state: Playback; play: () => Promise<void> } {
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
