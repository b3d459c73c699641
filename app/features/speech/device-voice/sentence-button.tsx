import { LoaderCircle, Volume2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { unlockVoice } from './first-look.ts'

type State = 'idle' | 'loading' | 'playing' | 'failed'

/** Hears a sentence by the device's voice. A second click stops it. */
export function SentenceButton({ sentence }: { sentence: string }) {
	const [state, setState] = useState<State>('idle')
	const stopping = useRef<AbortController>()
	useEffect(() => () => stopping.current?.abort(), [])

	async function toggle() {
		stopping.current?.abort()
		if (state === 'playing') return
		const own = new AbortController()
		stopping.current = own
		const show = (next: State) => stopping.current === own && setState(next)
		for (const other of document.querySelectorAll('audio')) other.pause()
		show('loading')
		const onStart = () => show('playing')
		unlockVoice()
		const how = await import('./speak.ts').then(
			({ speakOnDevice }) => speakOnDevice(sentence, { signal: own.signal, onStart }),
			() => 'failed' as const,
		)
		show(how === 'spoken' || how === 'stopped' ? 'idle' : 'failed')
	}

	const Icon = state === 'loading' ? LoaderCircle : Volume2
	return (
		<span lang="en" className="inline-flex flex-wrap items-center align-middle">
			<button
				type="button"
				onClick={toggle}
				aria-label="Hear the sentence"
				aria-busy={state === 'loading' || undefined}
				className={`grid size-10 place-items-center rounded-full hover:bg-sunken ${state === 'playing' ? 'text-cinnabar-deep' : 'text-ink-soft'}`}
			>
				<Icon aria-hidden size={20} className={state === 'loading' ? 'animate-spin' : ''} />
			</button>
			{state === 'failed' && (
				<span role="alert" className="text-cinnabar-deep text-sm">
					{pageErrorText('pronunciation.failed')}
				</span>
			)}
		</span>
	)
}
