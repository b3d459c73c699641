import { letterOf } from '#app/domain/exercises/answer.ts'
import type { AnswerableExercise, ListedExercise } from '#app/domain/exercises/listed-exercise.ts'
import type { Slots } from '#app/domain/exercises/slots.ts'
import { Chinese } from './chinese.tsx'
import { Localized } from './localized.tsx'

/** The questions as on paper, for pages without JavaScript. Both languages show. */
export function PrintedQuestions({ listed }: { listed: readonly ListedExercise[] }) {
	return (
		<section aria-labelledby="printed-questions" className="grid gap-4">
			<h2 id="printed-questions" className="font-semibold text-xl">
				Exercises
			</h2>
			<ol className="grid list-decimal gap-6 pl-6">
				{listed.map((exercise) =>
					'unsupportedType' in exercise ? null : (
						<li key={exercise.id}>
							<Localized text={exercise.question} zhClass="text-xl" />
							{exercise.sound && (
								<p className="text-ink-quiet text-sm">
									Turn on JavaScript to listen to this question.
								</p>
							)}
							<PrintedTask exercise={exercise} />
						</li>
					),
				)}
			</ol>
		</section>
	)
}

function PrintedTask({ exercise }: { exercise: AnswerableExercise }) {
	if (exercise.way === 'typed') return <p className="mt-2 text-lg">{gap}</p>
	if (exercise.way === 'slots') return <PrintedSlots task={exercise} />
	return (
		<ul className="mt-2 grid gap-2">
			{exercise.options.map((text, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: an option is its letter
				<li key={index} className="flex gap-3">
					<span className="font-semibold text-ink-soft">{letterOf(index)}</span>
					<Localized text={text} zhClass="text-lg" />
				</li>
			))}
		</ul>
	)
}

/** A line to write on. */
const gap = '＿＿＿＿'

function PrintedSlots({ task: { layout, before, after, bank } }: { task: Slots }) {
	return (
		<>
			{layout === 'pairs' ? (
				<ul className="mt-2 grid gap-1 text-lg">
					{before.map((left) => (
						<li key={left}>
							<Chinese text={left} /> = {gap}
						</li>
					))}
				</ul>
			) : (
				<p className="mt-2 whitespace-pre-line text-xl">
					<Chinese text={`${before.map((text) => `${text} ${gap} `).join('')}${after}`} />
				</p>
			)}
			<ul aria-label="Words to choose from" className="mt-2 flex flex-wrap gap-x-6 text-lg">
				{bank.map(({ letter, text }) => (
					<li key={letter}>
						<Chinese text={text} />
					</li>
				))}
			</ul>
		</>
	)
}
