import type { ReactNode } from 'react'
import { counted } from '#app/domain/counted.ts'
import { keptDays } from '#app/domain/trash/kept-days.ts'
import { Question } from '#app/ui/admin/question.tsx'
import type { FormAnswer } from '#app/ui/form-answer.ts'
import type { Item } from './courses-for-editing.server.ts'
import { nounOf } from './item-changes.ts'

type Props = {
	item: Item
	/** The address to render again if the form has a problem. */
	askedAt: string
	/** The page behind the dialog, with its filters. */
	listPath: string
	answer: FormAnswer | undefined
	/** Earlier changes. */
	history: ReactNode
}

/** Confirms the deletion of a course or lesson. */
export function DeleteDialog({ item, askedAt, listPath, answer, history }: Props) {
	const { type, title, lessonCount } = item
	return (
		<Question
			title={`Delete this ${nounOf(item)}?`}
			askedAt={askedAt}
			listPath={listPath}
			answer={answer}
			history={history}
			verb="Delete"
			busy="Deleting..."
			isDanger
		>
			<input type="hidden" name="intent" value="delete" />
			<input type="hidden" name="id" value={item.id} />
			<input type="hidden" name="version" value={item.version} />
			<p className="wrap-anywhere font-medium">
				<span lang="zh-CN">{title.zh}</span> {title.en}
			</p>
			<p>
				{type === 'course' && lessonCount > 0
					? `Learners will no longer see it or its ${counted(lessonCount, 'lesson')}.`
					: 'Learners will no longer see it.'}{' '}
				It waits in the trash for {keptDays} days and can be restored from there.
			</p>
		</Question>
	)
}
