import type { ReactNode } from 'react'
import { Question } from '#app/ui/admin/question.tsx'
import type { FormAnswer } from '#app/ui/form-answer.ts'
import type { Item } from './courses-for-editing.server.ts'
import { nounOf } from './item-words.ts'

type Props = {
	item: Item
	/** Where it was asked, which is where it is answered if something is wrong. */
	askedAt: string
	/** The list behind the dialog, with its filters. */
	listPath: string
	answer: FormAnswer | undefined
	/** What was changed of it before. */
	history: ReactNode
}

/** Asks once more before a course or lesson is deleted. */
export function DeleteDialog({ item, askedAt, listPath, answer, history }: Props) {
	const { type, title, lessonCount } = item
	return (
		<Question
			title={`Delete this ${nounOf(item)}?`}
			{...{ askedAt, listPath, answer, history }}
			verb="Delete"
			busy="Deleting..."
			closesOutside
		>
			<input type="hidden" name="intent" value="delete" />
			<input type="hidden" name="id" value={item.id} />
			<input type="hidden" name="version" value={item.version} />
			<p className="wrap-anywhere font-medium">
				<span lang="zh-CN">{title.zh}</span> {title.en}
			</p>
			<p>
				{type === 'course' && lessonCount > 0
					? `Learners see neither it nor its ${counted(lessonCount)} any more.`
					: 'Learners do not see it any more.'}{' '}
				Nothing is lost: it can be undone.
			</p>
		</Question>
	)
}

function counted(lessons: number): string {
	return lessons === 1 ? 'one lesson' : `${lessons} lessons`
}
