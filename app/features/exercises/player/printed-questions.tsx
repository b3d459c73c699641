import { letterOf } from '#app/domain/exercises/answer.ts'
import type { ListedExercise } from '#app/domain/exercises/listed-exercise.ts'
import { Localized } from './localized.tsx'

/** The questions as on paper, for pages without JavaScript. */
export function PrintedQuestions({ listed }: { listed: readonly ListedExercise[] }) {
	return (
		<section aria-labelledby="printed-questions" className="grid gap-4">
			<h2 id="printed-questions" className="font-semibold text-xl">
				Exercises
			</h2>
			<ol className="grid list-decimal gap-6 pl-6">
				{listed.map((exercise) =>
					'unsupportedType' in exercise || exercise.way !== 'picks' ? null : (
						<li key={exercise.id}>
							<Localized text={exercise.question} zhClass="text-xl" />
							<ul className="mt-2 grid gap-2">
								{exercise.options.map((text, index) => (
									// biome-ignore lint/suspicious/noArrayIndexKey: an option is its letter
									<li key={index} className="flex gap-3">
										<span className="font-semibold text-ink-soft">{letterOf(index)}</span>
										<Localized text={text} zhClass="text-lg" />
									</li>
								))}
							</ul>
						</li>
					),
				)}
			</ol>
		</section>
	)
}
