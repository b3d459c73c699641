import { LoaderCircle, Volume2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import {
	type HeardLine,
	heardLinesOfText,
	soundAddress,
} from '#app/domain/exercises/heard-lines.ts'
import { textOf } from '#app/domain/lesson-text/content.ts'
import { type Said, useSound } from '#app/features/speech/use-sound.ts'
import { Button } from '#app/ui/button.tsx'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import { Chinese } from './chinese.tsx'

type Props = {
	exerciseId: string
	sound: string
	isAnswered: boolean
	/** How often it may be heard; default: as often as one likes. */
	mostPlays?: number | undefined
}

/**
 * Speaks a question's Chinese, as often as one likes. Its text shows once answered, or if it cannot be heard; of a
 * dialogue the names show before.
 */
export function SoundLine({ exerciseId, sound, isAnswered, mostPlays }: Props) {
	const lines = heardLinesOfText(sound)
	const { state, play } = useSound(soundAddress({ exerciseId }), saidOf(sound, lines))
	const [isAsked, setAsked] = useState(false)
	const plays = usePlays(state)
	const isOver = mostPlays !== undefined && plays >= mostPlays
	const isLoading = state.kind === 'loading'
	const isShown = isAnswered || isAsked
	const Icon = isLoading ? LoaderCircle : Volume2
	return (
		<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
			<Button
				type="button"
				look="secondary"
				// Not `disabled`: the focus stays.
				aria-disabled={isOver || undefined}
				onClick={isOver ? undefined : play}
				aria-busy={isLoading || undefined}
				className={state.kind === 'playing' ? 'text-cinnabar-deep' : ''}
			>
				<Icon aria-hidden size={20} className={isLoading ? 'animate-spin' : ''} />
				{mostPlays === undefined
					? 'Listen'
					: `Listen (${Math.min(plays, mostPlays)} of ${mostPlays})`}
			</Button>
			{isShown ? (
				<Chinese text={sound} className="wrap-anywhere whitespace-pre-line text-xl leading-loose" />
			) : (
				<Speakers names={speakersOf(lines)} />
			)}
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

/** How often a sound has begun. */
function usePlays({ kind }: ReturnType<typeof useSound>['state']): number {
	const [plays, setPlays] = useState(0)
	useEffect(() => {
		if (kind === 'playing') setPlays((before) => before + 1)
	}, [kind])
	return plays
}

/** What a device’s own voice says of it: a dialogue in turns, without the names. */
export function saidOf(text: string, lines = heardLinesOfText(text)): Said {
	const turns = lines.map(({ said, voice }) => ({ text: textOf(said), voice }))
	return { text, turns }
}

/** Who speaks in a dialogue, in the order in which they are heard: "Speakers: 马克, then 六月" */
function Speakers({ names }: { names: readonly string[] }) {
	if (names.length === 0) return null
	return (
		<p className="text-ink-soft">
			<WithHanzi text={`Speakers: ${names.join(', then ')}`} />
		</p>
	)
}

function speakersOf(lines: readonly HeardLine[]): string[] {
	return [...new Set(lines.flatMap(({ speaker }) => speaker ?? []))]
}
