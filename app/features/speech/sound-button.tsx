import { LoaderCircle, Volume2 } from 'lucide-react'
import type { useSound } from './use-sound.ts'

type Props = {
	sound: ReturnType<typeof useSound>
	name: string
	look?: 'small' | 'large'
}

const looks = {
	small: { button: 'size-10 hover:bg-sunken', icon: 20, idle: 'text-ink-soft' },
	large: {
		button: 'size-20 bg-cinnabar text-on-cinnabar sm:size-24 hover:bg-cinnabar-deep',
		icon: 40,
		idle: '',
	},
} as const

/** Plays a short sound, and says why it cannot be heard. */
export function SoundButton({ sound: { state, play }, name, look = 'small' }: Props) {
	const isLoading = state.kind === 'loading'
	const Icon = isLoading ? LoaderCircle : Volume2
	const { button, icon, idle } = looks[look]
	const tone = look === 'small' && state.kind === 'playing' ? 'text-jade' : idle
	return (
		<>
			<button
				type="button"
				onClick={play}
				aria-label={name}
				aria-busy={isLoading || undefined}
				className={`grid place-items-center rounded-full ${button} ${tone}`}
			>
				<Icon aria-hidden size={icon} className={isLoading ? 'animate-spin' : ''} />
			</button>
			{state.kind === 'failed' && (
				<p role="alert" className="order-last basis-full text-cinnabar-deep text-sm">
					{state.text}
				</p>
			)}
		</>
	)
}
