import { Mic, Play, Square } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { letterOf } from '#app/domain/exercises/answer.ts'
import { soundAddress } from '#app/domain/exercises/heard-lines.ts'
import type { SpokenExercise } from '#app/domain/exercises/listed-exercise.ts'
import type { LocalizedText } from '#app/domain/exercises/localized-text.ts'
import { Chinese, WordsContext } from '#app/features/exercises/player/chinese.tsx'
import { Localized } from '#app/features/exercises/player/localized.tsx'
import type { WordsOfExercises } from '#app/features/exercises/player/practised-exercises.tsx'
import { saidOf } from '#app/features/exercises/player/sound-line.tsx'
import { SoundButton } from '#app/features/speech/sound-button.tsx'
import { useRecordings } from '#app/features/speech/use-recordings.ts'
import { useSound } from '#app/features/speech/use-sound.ts'
import { Button } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'

/** With the dialog of reports, which few open. */
const ReportQuestion = lazy(async () => ({
	default: (await import('#app/features/exercises/player/report-question.tsx')).ReportQuestion,
}))

type Props = { spoken: readonly SpokenExercise[]; words: WordsOfExercises }

/** Questions to answer aloud. Nobody grades them; without JavaScript they are there to be read. */
export function Speaking({ spoken, words }: Props) {
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
			</div>
			<ol className="grid grid-cols-1 gap-4">
				{spoken.map((exercise, index) => (
					<li key={exercise.id} className="card grid grid-cols-1 gap-3 p-4 md:p-5">
						<WordsContext.Provider value={words[exercise.id] ?? {}}>
							<Heard exerciseId={exercise.id} text={exercise.question} name="Hear the question" />
							{isHydrated && <OwnAnswer id={exercise.id} recordings={recordings} />}
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

type OwnAnswerProps = { id: string; recordings: ReturnType<typeof useRecordings> }

function OwnAnswer({ id, recordings }: OwnAnswerProps) {
	const { failure } = recordings
	const activity = recordings.activity?.id === id ? recordings.activity.kind : undefined
	const isPlaying = activity === 'playing'
	const isRecording = activity === 'recording'
	const Icon = isRecording ? Square : Mic
	return (
		<div className="flex flex-wrap items-center gap-2 print:hidden">
			<Button
				type="button"
				look="secondary"
				onClick={isRecording ? recordings.stop : () => recordings.record(id)}
			>
				<Icon aria-hidden size={18} className={isRecording ? 'fill-current' : ''} />
				{isRecording ? 'Stop' : recordings.hasRecording(id) ? 'Record again' : 'Record your answer'}
			</Button>
			{recordings.hasRecording(id) && !isRecording && (
				<Button
					type="button"
					look="secondary"
					onClick={isPlaying ? recordings.stop : () => recordings.play(id)}
				>
					{isPlaying ? <Square aria-hidden size={18} /> : <Play aria-hidden size={18} />}
					{isPlaying ? 'Stop' : 'Play mine'}
				</Button>
			)}
			<p role="status" className="text-ink-soft text-sm empty:absolute">
				{activity && states[activity]}
			</p>
			{failure?.id === id && (
				<p role="alert" className="basis-full text-cinnabar-deep">
					{failure.text}
				</p>
			)}
		</div>
	)
}

/** The present step, for everybody and for screen readers. */
const states = {
	asking: 'Your browser asks whether it may use the microphone.',
	recording: 'Recording. Speak now, then press Stop.',
	playing: 'Playing your recording.',
}

function ModelAnswer({ exercise }: { exercise: SpokenExercise }) {
	const { id, question, answers, explanation } = exercise
	const { zh: _, ...meaning } = question
	return (
		<details className="group">
			<summary className="min-h-11 py-2 font-medium text-ink-soft">A model answer</summary>
			<div className="grid grid-cols-1 gap-3 border-line border-t pt-3">
				{Object.keys(meaning).length > 0 && <Localized text={meaning} zhClass="" />}
				{answers.map((text, index) => {
					const { zh: _, ...english } = text
					return (
						// biome-ignore lint/suspicious/noArrayIndexKey: an answer is its letter
						<div key={index}>
							<Heard
								exerciseId={id}
								answer={letterOf(index)}
								text={text}
								name="Hear the model answer"
							/>
							<Localized text={english} zhClass="" />
						</div>
					)
				})}
				{Object.keys(explanation).length > 0 && (
					<Localized text={explanation} zhClass="text-xl leading-loose" />
				)}
			</div>
		</details>
	)
}
