import { lazy, Suspense } from 'react'
import { letterOf } from '#app/domain/exercises/answer.ts'
import { soundAddress } from '#app/domain/exercises/heard-lines.ts'
import type { SpokenExercise } from '#app/domain/exercises/listed-exercise.ts'
import type { LocalizedText } from '#app/domain/exercises/localized-text.ts'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { Chinese, WordsContext } from '#app/features/exercises/player/chinese.tsx'
import { Localized } from '#app/features/exercises/player/localized.tsx'
import type { WordsOfExercises } from '#app/features/exercises/player/practised-exercises.tsx'
import { saidOf } from '#app/features/exercises/player/sound-line.tsx'
import { SoundButton } from '#app/features/speech/sound-button.tsx'
import { useRecordings } from '#app/features/speech/use-recordings.ts'
import { useSound } from '#app/features/speech/use-sound.ts'
import { LazyPart } from '#app/ui/lazy-part.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'

/** With the dialog of reports, which few open. */
const ReportQuestion = lazy(async () => ({
	default: (await import('#app/features/exercises/player/report-question.tsx')).ReportQuestion,
}))

const OwnAnswer = lazy(async () => ({ default: (await import('./own-answer.tsx')).OwnAnswer }))

/** Most lessons have it above, with their other exercises. */
const EnglishSwitch = lazy(async () => ({
	default: (await import('#app/features/exercises/player/english-switch.tsx')).EnglishSwitch,
}))

type Props = {
	spoken: readonly SpokenExercise[]
	words: WordsOfExercises
	/** Whether the lesson has no other exercises. */
	isAlone: boolean
}

/** Questions to answer aloud. Nobody grades them; without JavaScript they are there to be read. */
export function Speaking({ spoken, words, isAlone }: Props) {
	const recordings = useRecordings()
	const isHydrated = useHydrated()
	if (spoken.length === 0) return null
	return (
		<section aria-labelledby="speaking" className="grid grid-cols-1 gap-4">
			<div>
				<h2 id="speaking" className="font-semibold text-xl md:text-2xl">
					Say It Aloud
				</h2>
				<p className="text-ink-soft">
					Listen, answer aloud, and compare. Nothing is graded, and no recording leaves this device.
				</p>
				{isAlone && (
					<LazyPart problem={pageErrorText('exercises.load-failed')}>
						<EnglishSwitch />
					</LazyPart>
				)}
			</div>
			<ol className="grid grid-cols-1 gap-4">
				{spoken.map((exercise, index) => (
					<li key={exercise.id} className="card grid grid-cols-1 gap-3 p-4 md:p-5">
						<WordsContext.Provider value={words[exercise.id] ?? {}}>
							<Heard exerciseId={exercise.id} text={exercise.question} name="Hear the question" />
							<Localized text={exercise.question} hasChinese />
							<LazyPart problem={pageErrorText('recorder.load-failed')}>
								<OwnAnswer id={exercise.id} recordings={recordings} />
							</LazyPart>
							<ModelAnswer exercise={exercise} />
							{isHydrated && (
								<Suspense>
									<ReportQuestion
										exercise={exercise}
										about={`Question ${index + 1} to answer aloud`}
									/>
								</Suspense>
							)}
						</WordsContext.Provider>
					</li>
				))}
			</ol>
		</section>
	)
}

type HeardProps = {
	exerciseId: string
	/** The letter of a model answer; undefined for the question. */
	answer?: string
	text: LocalizedText
	name: string
}

function Heard({ exerciseId, answer, text: { zh = '' }, name }: HeardProps) {
	const sound = useSound(soundAddress({ exerciseId, answer }), saidOf(zh))
	return (
		<div className="-ml-2 flex flex-wrap items-center gap-x-2">
			{useHydrated() && <SoundButton sound={sound} name={name} />}
			<Chinese text={zh} className="min-w-0 flex-1 text-2xl leading-loose" />
		</div>
	)
}

function ModelAnswer({ exercise }: { exercise: SpokenExercise }) {
	const { id, answers, explanation } = exercise
	return (
		<details className="group">
			<summary className="min-h-11 py-2 font-medium text-ink-soft">A model answer</summary>
			<div className="grid grid-cols-1 gap-3 border-line border-t pt-3">
				{answers.map((text, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: an answer is its letter
					<div key={index}>
						<Heard
							exerciseId={id}
							answer={letterOf(index)}
							text={text}
							name="Hear the model answer"
						/>
						<Localized text={text} hasChinese />
					</div>
				))}
				<Localized text={explanation} zhClass="text-xl leading-loose" />
			</div>
		</details>
	)
}
