import { Question } from '#app/ui/admin/question.tsx'
import type { FormAnswer } from '#app/ui/form-answer.ts'
import type { Item } from './courses-for-editing.server.ts'
import { nounOf } from './item-changes.ts'

type Props = {
	item: Item
	/** The id of the copy. */
	copyId: string
	/** The address to render again if the form has a problem. */
	askedAt: string
	/** The page behind the dialog, with its filters. */
	listPath: string
	answer: FormAnswer | undefined
}

/** Asks before a course or lesson is copied, and says what the copy has. */
export function DuplicateDialog({ item, copyId, askedAt, listPath, answer }: Props) {
	const { type, title, lessonCount } = item
	return (
		<Question
			title={`Duplicate this ${nounOf(item)}?`}
			askedAt={askedAt}
			listPath={listPath}
			answer={answer}
			verb="Duplicate"
			busy="Duplicating..."
		>
			<input type="hidden" name="intent" value="duplicate" />
			<input type="hidden" name="id" value={item.id} />
			<input type="hidden" name="copyId" value={answer?.typed?.copyId ?? copyId} />
			<p className="wrap-anywhere font-medium">
				<span lang="zh-CN">{title.zh}</span> {title.en}
			</p>
			<p>
				{type === 'course' && lessonCount > 0
					? 'The copy has all its lessons as they were last saved.'
					: 'The copy is as it was last saved.'}{' '}
				It starts as Disabled, with a slug of its own and without audio.
			</p>
		</Question>
	)
}
