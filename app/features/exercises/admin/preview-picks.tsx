import { letterOf, parseAnswer } from '#app/domain/exercises/answer.ts'
import type { Picks } from '#app/domain/exercises/picks.ts'
import { Localized } from '#app/features/exercises/player/localized.tsx'
import { PreviewLine } from './preview-line.tsx'

export function PreviewPicks({ task }: { task: Picks }) {
	const right = new Set(parseAnswer(task.answer))
	return (
		<ul className="grid gap-1">
			{task.options.map((text, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: an option is its letter
				<PreviewLine key={index} label={letterOf(index)} isRight={right.has(index)}>
					<Localized text={text} zhClass="text-base" />
				</PreviewLine>
			))}
		</ul>
	)
}
