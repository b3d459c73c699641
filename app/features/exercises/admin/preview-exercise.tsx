import { Volume2 } from 'lucide-react'
import { letterOf, parseAnswer } from '#app/domain/exercises/answer.ts'
import type { Exercise } from '#app/domain/exercises/exercise.ts'
import { asListed } from '#app/domain/exercises/listed-exercise.ts'
import type { Picks } from '#app/domain/exercises/picks.ts'
import type { Spoken, Task } from '#app/domain/exercises/task.ts'
import type { Typed } from '#app/domain/exercises/typed.ts'
import type { AcceptedAnswer } from '#app/domain/typing/typed-answer.ts'
import { Localized } from '#app/features/exercises/player/localized.tsx'
import { PreviewLine } from './preview-line.tsx'
import { PreviewSlots } from './preview-slots.tsx'

type Props = {
	exercise: Exercise
	/** The block's number: it mixes the words of its bank. */
	number: number
}

/** An exercise as learners see it, with its right answers marked. */
export function PreviewExercise({ exercise, number }: Props) {
	const listed = asListed(`Q${number}`, exercise)
	if (!listed) return null
	const { question, sound, explanation } = listed
	return (
		<>
			{Object.keys(question).length > 0 && (
				<Localized text={question} zhClass="text-lg leading-normal" />
			)}
			{sound !== undefined && (
				<p className="flex items-center gap-2 text-ink-soft">
					<Volume2 aria-hidden size={18} className="shrink-0" />
					<span>
						Play button:{' '}
						<span lang="zh-CN" className="wrap-anywhere whitespace-pre-line text-base">
							{sound}
						</span>
					</span>
				</p>
			)}
			<PreviewTask task={listed} />
			{Object.keys(explanation).length > 0 && (
				<div className="grid gap-0.5 border-line border-t pt-2">
					<h4 className="font-medium text-ink-soft">Explanation</h4>
					<Localized text={explanation} zhClass="text-base" />
				</div>
			)}
		</>
	)
}

function PreviewTask({ task }: { task: Task | Spoken }) {
	switch (task.way) {
		case 'picks':
			return <PreviewPicks task={task} />
		case 'slots':
			return <PreviewSlots task={task} />
		case 'typed':
			return <PreviewTyped task={task} />
		case 'spoken':
			return <PreviewSpoken task={task} />
	}
}

function PreviewPicks({ task }: { task: Picks }) {
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

/** All answers that are accepted, and how each is graded. */
function PreviewTyped({ task }: { task: Typed }) {
	return (
		<>
			<p className="text-ink-soft">Typed answer:</p>
			<ul className="grid gap-1">
				{task.accepted.map((answer, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: an answer is its letter
					<PreviewLine key={index} label={scriptOf(answer)} isRight>
						<span
							lang={'hanzi' in answer ? 'zh-CN' : undefined}
							className="wrap-anywhere text-base"
						>
							{textOf(answer)}
						</span>
					</PreviewLine>
				))}
			</ul>
		</>
	)
}

function PreviewSpoken({ task }: { task: Spoken }) {
	return (
		<>
			<p className="text-ink-soft">Answered aloud. Model answers:</p>
			<ul className="grid gap-1">
				{task.answers.map((text, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: an answer is its letter
					<PreviewLine key={index} label={letterOf(index)} isRight={false}>
						<Localized text={text} zhClass="text-base" />
					</PreviewLine>
				))}
			</ul>
		</>
	)
}

function scriptOf(answer: AcceptedAnswer): string {
	return 'hanzi' in answer ? 'Hanzi' : 'Pinyin'
}

function textOf(answer: AcceptedAnswer): string {
	return 'hanzi' in answer ? answer.hanzi : answer.pinyin
}
