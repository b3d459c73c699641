import { lessonStatuses } from '#app/domain/access/access.ts'
import { counted } from '#app/domain/counted.ts'
import { courseLevelNames, courseLevels } from '#app/domain/courses/course-level.ts'
import { itemStatuses } from '#app/features/courses/admin/item-status.ts'
import { VoiceFields } from '#app/features/speech/admin/voice-fields.tsx'
import { Question } from '#app/ui/admin/question.tsx'
import { CheckField, SelectField } from '#app/ui/field.tsx'
import { type FormAnswer, fieldProblem } from '#app/ui/form-answer.ts'
import type { BatchAsk } from './address.ts'
import type { BatchDialogData } from './answer-batch.server.ts'
import { formatLessons } from './selected-lessons.ts'

type Lesson = {
	id: string
	version: number
	title: { zh: string; en: string }
	level: string
	status: number
}

type Props = {
	data: BatchDialogData
	/** The course that the lessons are in. */
	courseId: string
	/** The selected lessons. */
	lessons: readonly Lesson[]
	/** The address to render again if the form has a problem. */
	askedAt: string
	/** The list behind the dialog, with its filters. */
	listPath: string
	answer: FormAnswer | undefined
}

const words: Record<BatchAsk, { title: string; verb: string; busy: string }> = {
	'lessons-status': { title: 'Set status', verb: 'Save', busy: 'Saving...' },
	'lessons-level': { title: 'Set level', verb: 'Save', busy: 'Saving...' },
	'lessons-move': { title: 'Move to a course', verb: 'Move', busy: 'Moving...' },
	'lessons-audio': { title: 'Generate audio', verb: 'Generate', busy: 'Submitting...' },
}

/** Asks what is to become of the selected lessons. */
export function BatchDialog(props: Props) {
	const { data, lessons, ...place } = props
	const { courseId, ...shown } = place
	return (
		<Question {...shown} {...words[data.ask]}>
			<input type="hidden" name="intent" value={data.ask} />
			<input type="hidden" name="lessons" value={formatLessons(lessons)} />
			<LessonNames lessons={lessons} />
			<BatchFields {...props} />
		</Question>
	)
}

function BatchFields({ data, courseId, lessons, answer }: Props) {
	const typed = answer?.typed ?? {}
	const [first] = lessons
	const emptyProblem = fieldProblem(answer, 'mayBeEmpty')
	switch (data.ask) {
		case 'lessons-status':
			return (
				<>
					<SelectField
						label="Status"
						name="status"
						defaultValue={typed.status ?? String(first?.status ?? '')}
						hint={`Enabling a lesson publishes its saved changes.${outdatedText(data, lessons)}`}
					>
						{itemStatuses.map(({ value, name }) => (
							<option key={value} value={value}>
								{name}
							</option>
						))}
					</SelectField>
					{emptyProblem && (
						<CheckField name="mayBeEmpty" label="Enable without a text" problem={emptyProblem} />
					)}
				</>
			)
		case 'lessons-level':
			return (
				<SelectField label="Level" name="level" defaultValue={typed.level ?? first?.level}>
					{courseLevels.map((level) => (
						<option key={level} value={level}>
							{courseLevelNames[level]}
						</option>
					))}
				</SelectField>
			)
		case 'lessons-move':
			return (
				<SelectField
					label="Course"
					name="course"
					defaultValue={typed.course}
					hint="They go after its lessons, in their current order."
				>
					{data.courses.flatMap(({ id, title }) =>
						id === courseId
							? []
							: [
									<option key={id} value={id}>
										{title.en}
									</option>,
								],
					)}
				</SelectField>
			)
		case 'lessons-audio':
			return (
				<>
					{data.voices && <VoiceFields choice={data.voices} speakers={[]} typed={typed} />}
					<CheckField
						name="isAnew"
						label="Also lessons whose audio is current"
						hint="Lessons without a text are left out. In a dialogue one voice speaks all lines. Learners hear the audio once you use it; audio that is not used is deleted after a day."
						defaultChecked={typed.isAnew === 'on'}
					/>
				</>
			)
	}
}

/** Of those that are enabled, none is published here. */
function outdatedText({ outdated }: BatchDialogData, lessons: readonly Lesson[]): string {
	const published = lessons.filter(({ status }) => status !== lessonStatuses.available)
	const count = published.filter(({ id }) => outdated.some((owner) => owner.id === id)).length
	return count === 0 ? '' : ` ${counted(count, 'has', 'have')} audio that will be outdated.`
}

const mostNames = 8

function LessonNames({ lessons }: Pick<Props, 'lessons'>) {
	const others = lessons.length - mostNames
	return (
		<div className="grid gap-1">
			{lessons.length > 1 && <p className="font-medium">{lessons.length} lessons</p>}
			<ul className="wrap-anywhere grid gap-0.5">
				{lessons.slice(0, mostNames).map(({ id, title }) => (
					<li key={id}>
						<span lang="zh-CN">{title.zh}</span> <span className="text-ink-soft">{title.en}</span>
					</li>
				))}
				{others > 0 && <li className="text-ink-soft">and {others} more</li>}
			</ul>
		</div>
	)
}
