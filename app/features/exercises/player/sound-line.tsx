import { LoaderCircle, Volume2 } from 'lucide-react'
import { useState } from 'react'
import { useSound } from '#app/features/speech/use-sound.ts'
import { Button } from '#app/ui/button.tsx'
import { Chinese } from './chinese.tsx'

type Props = { exerciseId: string; sound: string; isAnswered: boolean }

/** Speaks a question's Chinese, as often as one likes. Its text shows once answered, or if it cannot be heard. */
export function SoundLine({ exerciseId, sound, isAnswered }: Props) {
	const address = `/nls/tts?exercise=${encodeURIComponent(exerciseId)}`
	const { state, play } = useSound(address, { text: sound })
	const [isAsked, setAsked] = useState(false)
	const isLoading = state.kind === 'loading'
	const isShown = isAnswered || isAsked
	const Icon = isLoading ? LoaderCircle : Volume2
	return (
		<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
			<Button
				type="button"
				look="secondary"
				onClick={play}
				aria-busy={isLoading || undefined}
				className={state.kind === 'playing' ? 'text-cinnabar-deep' : ''}
			>
				<Icon aria-hidden size={20} className={isLoading ? 'animate-spin' : ''} />
				Listen
			</Button>
			{isShown && <Chinese text={sound} className="wrap-anywhere text-xl leading-loose" />}
			{state.kind === 'failed' && !isShown && (
				<>
					<p role="alert" className="text-cinnabar-deep">
						{state.text}
					</p>
					<Button type="button" look="quiet" onClick={() => setAsked(true)}>
						Show the text
					</Button>
				</>
			)}
		</div>
	)
}
